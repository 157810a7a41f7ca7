#!/usr/bin/env bash
# html-to-text 10.0.1 (and the powers also turndown 7.2.5): numbers that stand apart in HTML are one number in the text.
# Cells of a table have nothing between them unless the caller names each table as a data table; a power or a note
# mark loses its sign. A mail whose text part is made so has a price list of wrong amounts.
# Guess before: cells are separated by a space, and a power is kept as HTML or written with « ^ ».
# Seen:
#   html-to-text 600990
#   html-to-text 103 m2
#   turndown 600|990
#   turndown 103 m2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error html-to-text@10.0.1 turndown@7.2.5 >/dev/null
cat >show.mjs <<'END'
import { convert } from 'html-to-text'
import Turndown from 'turndown'
const cells = '<table><tbody><tr><td>600</td><td>990</td></tr></tbody></table>'
const powers = '<p>10<sup>3</sup> m<sup>2</sup></p>'
const turndown = new Turndown()
for (const html of [cells, powers]) console.log('html-to-text', convert(html))
for (const html of [cells, powers])
  console.log('turndown', turndown.turndown(html).replace(/\s*\n\s*/g, '|'))
END
diff <(node show.mjs) <(cat <<'END'
html-to-text 600990
html-to-text 103 m2
turndown 600|990
turndown 103 m2
END
) && echo 'As described: cells and powers are glued.'
