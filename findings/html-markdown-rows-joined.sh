#!/usr/bin/env bash
# node-html-markdown 2.0.0: a table whose rows have no end tag, which HTML allows and minifiers leave out, becomes one
# heading with every cell of the table, and the rest is lost as rows. Cells and list items without end tags are right.
# turndown 7.2.5 reads all three.
# Guess before: what the parser does for cells and items it does for rows.
# Seen:
#   node-html-markdown, cells without ends: | A | B |; | - | - |; | 1 | 2 |; | 3 | 4 |
#   node-html-markdown, rows without ends: | A | B 1 | 2 3 | 4 |; | - | --- | --- | - |
#   node-html-markdown, items without ends: * 1; * 2
#   turndown, rows without ends: | A | B |; | --- | --- |; | 1 | 2 |; | 3 | 4 |
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  node-html-markdown@2.0.0 turndown@7.2.5 turndown-plugin-gfm@1.0.2 >/dev/null
cat >show.cjs <<'END'
const { NodeHtmlMarkdown } = require('node-html-markdown')
const Turndown = require('turndown')
const { gfm } = require('turndown-plugin-gfm')
const lines = (text) => text.trim().split('\n').join('; ')
const cells = '<table><tr><th>A<th>B</tr><tr><td>1<td>2</tr><tr><td>3<td>4</tr></table>'
const rows = cells.replaceAll('</tr>', '')
const show = (name, html) => console.log(`node-html-markdown, ${name}: ${lines(NodeHtmlMarkdown.translate(html))}`)
show('cells without ends', cells)
show('rows without ends', rows)
show('items without ends', '<ul><li>1<li>2</ul>')
console.log(`turndown, rows without ends: ${lines(new Turndown().use(gfm).turndown(rows))}`)
END
diff <(node show.cjs) <(cat <<'END'
node-html-markdown, cells without ends: | A | B |; | - | - |; | 1 | 2 |; | 3 | 4 |
node-html-markdown, rows without ends: | A | B 1 | 2 3 | 4 |; | - | --- | --- | - |
node-html-markdown, items without ends: * 1; * 2
turndown, rows without ends: | A | B |; | --- | --- |; | 1 | 2 |; | 3 | 4 |
END
) && echo 'As described: rows without an end tag become one row.'
