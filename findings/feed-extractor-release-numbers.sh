#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3: a title that looks like a number is calculated before it becomes a text again. In a
# feed of releases 1.10 becomes 1.1, so that two releases have one title; an identifier loses its zeros. rss-parser
# 3.13.0 and feedsmith 3.0.1 keep both.
# Guess before: titles and identifiers are texts, as the types of the package say.
# Seen:
#   feed-extractor: 1.1 (a-1), 1.1 (10), 7 (7)
#   rss-parser: 1.1 (a-1), 1.10 (0010), 007 (0x7)
#   feedsmith: 1.1 (a-1), 1.10 (0010), 007 (0x7)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error \
  @extractus/feed-extractor@8.0.3 rss-parser@3.13.0 feedsmith@3.0.1 >/dev/null
cat >show.mjs <<'END'
import { extractFromXml } from '@extractus/feed-extractor'
import { parseFeed } from 'feedsmith'
import Parser from 'rss-parser'
const items = [
  ['1.1', 'a-1'],
  ['1.10', '0010'],
  ['007', '0x7'],
].map(
  ([title, id]) =>
    `<item><title>${title}</title><link>https://example.com/${id}</link><guid isPermaLink="false">${id}</guid></item>`,
)
const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Releases</title>
<link>https://example.com/</link><description>All releases</description>${items.join('')}</channel></rss>`
const print = (name, rows) => console.log(`${name}: ${rows.map(([title, id]) => `${title} (${id})`).join(', ')}`)
print('feed-extractor', extractFromXml(feed).entries.map(({ title, id }) => [title, id]))
print('rss-parser', (await new Parser().parseString(feed)).items.map(({ title, guid }) => [title, guid]))
print('feedsmith', parseFeed(feed).feed.items.map(({ title, guid }) => [title, guid.value]))
END
diff <(node show.mjs) <(cat <<'END'
feed-extractor: 1.1 (a-1), 1.1 (10), 7 (7)
rss-parser: 1.1 (a-1), 1.10 (0010), 007 (0x7)
feedsmith: 1.1 (a-1), 1.10 (0010), 007 (0x7)
END
) && echo 'As described: 1.10 becomes 1.1.'
