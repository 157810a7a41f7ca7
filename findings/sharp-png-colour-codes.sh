#!/bin/sh
# sharp 0.35.5 with libvips 8.18 ignores the colours that a PNG tells without an ICC profile.
#
# A grey of 128 is written three times: plain, with gAMA 1.0 (linear light), and with a cICP chunk of BT.2100 PQ. The
# third edition of PNG (4.3) defines both, and Chromium 156 shows 128, 188 and 132.
# Guess before: `.toColourspace('srgb')` converts them as it converts from an ICC profile, or the metadata tell them.
# Seen: plain 128, gAMA 128, cICP 128; the metadata of the three files are equal but for their size.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact sharp@0.35.5
cat >run.mjs <<'JS'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const all = Buffer.alloc(body.length + 8)
  all.writeUInt32BE(data.length, 0)
  body.copy(all, 4)
  all.writeUInt32BE(crc32(body), body.length + 4)
  return all
}
const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
const png = (...colour) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...colour,
    chunk('IDAT', deflateSync(Buffer.from([0, 128, 128, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
const linear = Buffer.alloc(4)
linear.writeUInt32BE(100_000)
const samples = {
  plain: png(),
  gAMA: png(chunk('gAMA', linear)),
  cICP: png(chunk('cICP', Buffer.from([9, 16, 0, 1]))),
}
const metadata = new Set()
for (const [name, bytes] of Object.entries(samples)) {
  const { size, ...told } = await sharp(bytes).metadata()
  metadata.add(JSON.stringify(told))
  const [grey] = await sharp(bytes).toColourspace('srgb').raw().toBuffer()
  console.log(`${name}: ${grey}, space ${told.space}`)
  if (grey !== 128) process.exitCode = 1
}
if (metadata.size !== 1) process.exitCode = 1
JS
node run.mjs
