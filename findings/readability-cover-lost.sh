#!/usr/bin/env bash
# @mozilla/readability 0.6.0, the code of Firefox's reader view: of an `<article>` it keeps the element with most of the
# text. A picture beside that element is lost, and an opening paragraph too if it stands in a `<header>`; the same
# header inside the element is kept whole.
# Guess before: the article is the unit, and its header is a part of it.
# Seen:
#   header and picture beside the text: opening false, picture false
#   paragraph and picture beside the text: opening true, picture false
#   header with both inside the text: opening true, picture true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @mozilla/readability@0.6.0 linkedom@0.18.15 >/dev/null
cat >show.mjs <<'END'
import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
const words = 'A pottery opens its doors, with twelve colours, and it shows how each of them is made. '
const opening = `<p>Opening. ${words}</p>`
const picture = '<img src="kiln.jpg" alt="The kiln">'
const text = Array.from({ length: 6 }, (_, at) => `<p>Paragraph ${at}. ${words.repeat(3)}</p>`).join('')
const articles = {
  'header and picture beside the text': `<header>${opening}</header>${picture}<div>${text}</div>`,
  'paragraph and picture beside the text': `${opening}${picture}<div>${text}</div>`,
  'header with both inside the text': `<div><header>${opening}${picture}</header>${text}</div>`,
}
for (const [name, inner] of Object.entries(articles)) {
  const { document } = parseHTML(
    `<!doctype html><html lang="en"><head><title>Pottery</title></head><body><main><article>${inner}</article></main></body></html>`,
  )
  const { content, textContent } = new Readability(document).parse()
  console.log(`${name}: opening ${textContent.includes('Opening')}, picture ${content.includes('<img')}`)
}
END
diff <(node show.mjs) <(cat <<'END'
header and picture beside the text: opening false, picture false
paragraph and picture beside the text: opening true, picture false
header with both inside the text: opening true, picture true
END
) && echo 'As described: what stands beside the text is lost.'
