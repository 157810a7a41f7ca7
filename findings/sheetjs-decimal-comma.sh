#!/usr/bin/env bash
# xlsx 0.18.5 (SheetJS), the newest on npm: reads the prices of a French or German CSV file up to a thousand times too
# high.
# A comma between two digits is dropped, wherever it is: 12,50 becomes the number 1250, and 0,333 becomes 333. The
# semicolon between the columns is recognised all the same, and a cell with a space inside stays text.
# Guess before: commas go only where three digits follow each; 12,50 becomes 12.5, or stays text.
# Seen (cell, type, value):
#   12,50 n 1250
#   1,5 n 15
#   0,333 n 333
#   1.180,50 n 1.1805
#   1 180,50 s "1 180,50"
#   12,5 % n 1.25
#   12.50 n 12.5
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error xlsx@0.18.5 >/dev/null
cat >show.cjs <<'JS'
const { read } = require('xlsx')
const cells = ['12,50', '1,5', '0,333', '1.180,50', '1 180,50', '12,5 %', '12.50']
const csv = ['prix;article', ...cells.map((cell) => `${cell};logo`)].join('\n')
const sheet = read(csv, { type: 'string' }).Sheets.Sheet1
cells.forEach((cell, index) => {
  const { t, v } = sheet[`A${index + 2}`]
  console.log(cell, t, JSON.stringify(v))
})
JS
diff <(node show.cjs) <(cat <<'SEEN'
12,50 n 1250
1,5 n 15
0,333 n 333
1.180,50 n 1.1805
1 180,50 s "1 180,50"
12,5 % n 1.25
12.50 n 12.5
SEEN
) && echo 'As described: 12,50 is read as 1250.'
