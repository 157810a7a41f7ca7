#!/usr/bin/env bash
# upng-js 2.1.0: shears a grey PNG of 1, 2 or 4 bits, unless its rows end with a whole byte.
# Scanners write such files. Each row of a PNG begins with a new byte, but the pixels of `toRGBA8` go on inside the last
# one, so that every row slips to the right. A scan of A4 at 200 dpi, 1654 pixels wide, is sheared; at 300 dpi, with 2480,
# it is not. Palettes of the same depth are right.
# Guess before: all readers give the same pixels; a wide-spread one has been tried with black and white scans.
# Seen (a vertical line at the third of 13 or 16 columns; depth, width, columns of the line in three rows):
#   pngjs grey 1 13: 2 2 2
#   upng-js grey 1 13: 2 5 8
#   upng-js grey 1 16: 2 2 2
#   upng-js grey 4 13: 2 3 4
#   upng-js palette 1 13: 2 2 2
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error upng-js@2.1.0 pngjs@7.0.0 >/dev/null
cat >show.cjs <<'JS'
const { crc32, deflateSync } = require('node:zlib')
const { PNG } = require('pngjs')
const UPNG = require('upng-js')

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), Buffer.from(data)])
  const all = Buffer.alloc(body.length + 8)
  all.writeUInt32BE(data.length, 0)
  body.copy(all, 4)
  all.writeUInt32BE(crc32(body), body.length + 4)
  return all
}
function picture(kind, bits, width) {
  const pixels = Array.from({ length: width }, (_, column) => (column === 2 ? 0 : 2 ** bits - 1))
  const written = pixels.map((value) => value.toString(2).padStart(bits, '0')).join('')
  const bytes = written.match(/.{1,8}/g).map((part) => Number.parseInt(part.padEnd(8, '1'), 2))
  const row = Buffer.from([0, ...bytes])
  const header = [0, 0, 0, width, 0, 0, 0, 3, bits, kind === 'grey' ? 0 : 3, 0, 0, 0]
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(kind === 'grey' ? [] : [chunk('PLTE', [0, 0, 0, 255, 255, 255])]),
    chunk('IDAT', deflateSync(Buffer.concat([row, row, row]))),
    chunk('IEND', []),
  ])
}
const readers = {
  pngjs: (png) => PNG.sync.read(png).data,
  'upng-js': (png) => new Uint8Array(UPNG.toRGBA8(UPNG.decode(png))[0]),
}
for (const [reader, kind, bits, width] of [
  ['pngjs', 'grey', 1, 13],
  ['upng-js', 'grey', 1, 13],
  ['upng-js', 'grey', 1, 16],
  ['upng-js', 'grey', 4, 13],
  ['upng-js', 'palette', 1, 13],
]) {
  const pixels = readers[reader](picture(kind, bits, width))
  const columns = [0, 1, 2].map((row) => {
    const greys = Array.from({ length: width }, (_, column) => pixels[4 * (row * width + column)])
    return greys.flatMap((grey, column) => (grey === 0 ? [column] : [])).join('+') || '-'
  })
  console.log(`${reader} ${kind} ${bits} ${width}: ${columns.join(' ')}`)
}
JS
diff <(node show.cjs) <(cat <<'SEEN'
pngjs grey 1 13: 2 2 2
upng-js grey 1 13: 2 5 8
upng-js grey 1 16: 2 2 2
upng-js grey 4 13: 2 3 4
upng-js palette 1 13: 2 2 2
SEEN
) && echo 'As described: the rows are sheared.'
