#!/usr/bin/env bash
# node-html-markdown 2.0.0 numbers every ordered list from 1; turndown 7.2.5 and html-to-text 10.0.1 keep the attribute
# `start`, and all three ignore the number of a single item. Terms that cite « article 5 » then cite another one.
# Guess before: all three keep both, because HTML gives both numbers to a reader.
# Seen:
#   turndown 3. trois / 4. huit
#   html-to-text 3. trois / 4. huit
#   node-html-markdown 1. trois / 2. huit
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error \
  turndown@7.2.5 html-to-text@10.0.1 node-html-markdown@2.0.0 >/dev/null
cat >show.mjs <<'END'
import { convert } from 'html-to-text'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import Turndown from 'turndown'
const html = '<ol start="3"><li>trois</li><li value="8">huit</li></ol>'
const line = (text) => text.trim().split('\n').map((each) => each.trim().replace(/\s+/g, ' ')).join(' / ')
console.log('turndown', line(new Turndown().turndown(html)))
console.log('html-to-text', line(convert(html)))
console.log('node-html-markdown', line(NodeHtmlMarkdown.translate(html)))
END
diff <(node show.mjs) <(cat <<'END'
turndown 3. trois / 4. huit
html-to-text 3. trois / 4. huit
node-html-markdown 1. trois / 2. huit
END
) && echo 'As described: list numbers change.'
