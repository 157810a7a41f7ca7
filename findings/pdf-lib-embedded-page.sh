#!/usr/bin/env bash
# pdf-lib 1.17.1: `embedPdf` draws another page than a reader shows: with what its crop box hides, without its rotation,
# and without what is typed into its form. Scans are rotated that way, exports of layout programs are cropped. The page
# that `copyPages` of the same library makes looks as before.
# Guess before: an embedded page looks as in a reader, and may be drawn smaller.
# Seen (by poppler-utils 22.12 of Debian 12: page, size, colours, text; the blue half is outside of the crop box):
#   original 100x80 red Amina
#   copyPages 100x80 red Amina
#   embedPdf 200x100 red,blue
set -euo pipefail
programs=(poppler-utils)
if ! dpkg-query -W "${programs[@]}" >/dev/null 2>&1; then
  apt-get -qq update && apt-get -qq install -y --no-install-recommends "${programs[@]}" >/dev/null
fi
dpkg-query -W "${programs[@]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error pdf-lib@1.17.1 >/dev/null
cat >show.cjs <<'JS'
const { execFileSync } = require('node:child_process')
const { readFileSync, writeFileSync } = require('node:fs')
const { PDFDocument, degrees, rgb } = require('pdf-lib')

async function original() {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([200, 100])
  page.drawRectangle({ x: 0, y: 0, width: 100, height: 100, color: rgb(1, 0, 0) })
  page.drawRectangle({ x: 100, y: 0, width: 100, height: 100, color: rgb(0, 0, 1) })
  const field = pdf.getForm().createTextField('name')
  field.setText('Amina')
  field.addToPage(page, { x: 10, y: 40, width: 60, height: 20 })
  page.setCropBox(0, 0, 80, 100)
  page.setRotation(degrees(90))
  return pdf.save()
}
async function copied(bytes) {
  const pdf = await PDFDocument.create()
  const [page] = await pdf.copyPages(await PDFDocument.load(bytes), [0])
  pdf.addPage(page)
  return pdf.save()
}
async function embedded(bytes) {
  const pdf = await PDFDocument.create()
  const [page] = await pdf.embedPdf(bytes)
  pdf.addPage([page.width, page.height]).drawPage(page)
  return pdf.save()
}
function show(name, bytes) {
  writeFileSync('page.pdf', bytes)
  execFileSync('pdftoppm', ['-r', '72', '-cropbox', '-singlefile', 'page.pdf', 'page'])
  const picture = readFileSync('page.ppm')
  const [, width, height] = /^P6\s(\d+) (\d+)\s255\s/.exec(picture.toString('latin1'))
  const pixels = picture.subarray(-3 * width * height)
  const colours = new Set()
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = pixels.subarray(at, at + 3)
    if (red > 200 && green + blue < 50) colours.add('red')
    if (blue > 200 && green + red < 50) colours.add('blue')
  }
  const text = execFileSync('pdftotext', ['page.pdf', '-']).toString().trim()
  console.log([name, `${width}x${height}`, [...colours].join(), text].join(' ').trim())
}
;(async () => {
  const bytes = await original()
  show('original', bytes)
  show('copyPages', await copied(bytes))
  show('embedPdf', await embedded(bytes))
})()
JS
diff <(node show.cjs) <(cat <<'SEEN'
original 100x80 red Amina
copyPages 100x80 red Amina
embedPdf 200x100 red,blue
SEEN
) && echo 'As described: the embedded page is another one.'
