#!/usr/bin/env bash
# jspdf 4.2.1: a half transparent picture disappears from the PDF if its PNG has 16 bits for each sample.
# GIMP and ImageMagick write such files from work of more than 8 bits. jsPDF copies their colours right, but not their
# mask: an opacity of 50 % becomes 0, one of 99 % less than half. With 8 bits, or by pdf-lib 1.17.1, it is right.
# Shown by MuPDF 1.21 (mupdf-tools of Debian 12); Poppler shows the same.
# Guess before: 16 bits are reduced to 8, as pdf-lib does, so that both files look the same.
# Seen (library, bits, opacity, red, green and blue of rgb(200, 80, 40) on white paper):
#   jspdf 8 50% 227 166 146
#   jspdf 16 50% 255 255 255
#   jspdf 16 99% 230 178 160
#   pdf-lib 8 50% 227 166 146
#   pdf-lib 16 50% 227 166 146
set -euo pipefail
programs=(mupdf-tools)
if ! dpkg-query -W "${programs[@]}" >/dev/null 2>&1; then
  apt-get -qq update && apt-get -qq install -y --no-install-recommends "${programs[@]}" >/dev/null
fi
dpkg-query -W "${programs[@]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error jspdf@4.2.1 pdf-lib@1.17.1 >/dev/null
cat >show.cjs <<'JS'
const { execFileSync } = require('node:child_process')
const { writeFileSync } = require('node:fs')
const { crc32, deflateSync } = require('node:zlib')
const { jsPDF } = require('jspdf')
const { PDFDocument } = require('pdf-lib')

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data])
  const all = Buffer.alloc(body.length + 8)
  all.writeUInt32BE(data.length, 0)
  body.copy(all, 4)
  all.writeUInt32BE(crc32(body), body.length + 4)
  return all
}
function png(bits, opacity) {
  const samples = [200 / 255, 80 / 255, 40 / 255, opacity].map((part) => Math.round(part * (2 ** bits - 1)))
  const pixel = Buffer.concat(samples.map((value) => Buffer.from(bits === 8 ? [value] : [value >> 8, value & 255])))
  const row = Buffer.concat([Buffer.from([0]), pixel, pixel, pixel, pixel])
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 4, bits, 6, 0, 0, 0])
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const rows = chunk('IDAT', deflateSync(Buffer.concat([row, row, row, row])))
  return Buffer.concat([start, chunk('IHDR', header), rows, chunk('IEND', Buffer.alloc(0))])
}
const makers = {
  async jspdf(picture) {
    const pdf = new jsPDF({ unit: 'pt', format: [4, 4] })
    pdf.addImage(new Uint8Array(picture), 'PNG', 0, 0, 4, 4)
    return Buffer.from(pdf.output('arraybuffer'))
  },
  async 'pdf-lib'(picture) {
    const pdf = await PDFDocument.create()
    const image = await pdf.embedPng(picture)
    pdf.addPage([4, 4]).drawImage(image, { x: 0, y: 0, width: 4, height: 4 })
    return pdf.save()
  },
}
async function show(library, bits, opacity) {
  writeFileSync('page.pdf', await makers[library](png(bits, opacity)))
  const options = ['draw', '-q', '-r', '72', '-A', '0', '-F', 'ppm', '-o', 'page.ppm', 'page.pdf']
  execFileSync('mutool', options, { stdio: 'ignore' })
  const [red, green, blue] = require('node:fs').readFileSync('page.ppm').subarray(-48)
  console.log(library, bits, `${opacity * 100}%`, red, green, blue)
}
;(async () => {
  await show('jspdf', 8, 0.5)
  await show('jspdf', 16, 0.5)
  await show('jspdf', 16, 0.99)
  await show('pdf-lib', 8, 0.5)
  await show('pdf-lib', 16, 0.5)
})()
JS
diff <(node show.cjs) <(cat <<'SEEN'
jspdf 8 50% 227 166 146
jspdf 16 50% 255 255 255
jspdf 16 99% 230 178 160
pdf-lib 8 50% 227 166 146
pdf-lib 16 50% 227 166 146
SEEN
) && echo 'As described: the 16-bit picture has disappeared.'
