#!/usr/bin/env bash
# heic-convert 2.1.0: converts an iPhone's photo without its colour space, so that its colours are duller, and others.
# Photos of an iPhone are Display P3, told by an ICC profile. The JPEG or PNG has the numbers of Display P3 and no profile, so
# every program takes them for sRGB: pure red becomes a brick red. `heif-convert` of the same libheif 1.15.1
# (libheif-examples of Debian 12) keeps the profile.
# Guess before: the profile is copied into the new file, or the colours are converted to sRGB.
# Seen (program, profile, sRGB red, green and blue of the photo's pure red, to the nearest 10):
#   original icc 250 0 0
#   heif-convert png icc 250 0 0
#   heic-convert PNG none 230 50 40
#   heic-convert JPEG none 230 50 40
set -euo pipefail
programs=(libheif-examples)
if ! dpkg-query -W "${programs[@]}" >/dev/null 2>&1; then
  apt-get -qq update && apt-get -qq install -y --no-install-recommends "${programs[@]}" >/dev/null
fi
dpkg-query -W "${programs[@]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error heic-convert@2.1.0 sharp@0.35.5 >/dev/null
cat >show.cjs <<'JS'
const { execFileSync } = require('node:child_process')
const { readFileSync } = require('node:fs')
const convert = require('heic-convert')
const sharp = require('sharp')

async function show(what, picture) {
  const { icc } = await sharp(picture).metadata()
  const shown = await sharp(picture).toColourspace('srgb').raw().toBuffer()
  const colour = Array.from(shown.subarray(0, 3), (value) => Math.round(value / 10) * 10)
  console.log(what, icc ? 'icc' : 'none', ...colour.map((value) => Math.min(value, 250)))
}
;(async () => {
  const create = { width: 64, height: 64, channels: 3, background: { r: 255, g: 0, b: 0 } }
  await sharp({ create }).withIccProfile('p3').png().toFile('photo.png')
  execFileSync('heif-enc', ['-q', '95', 'photo.png', '-o', 'photo.heic'], { stdio: 'ignore' })
  execFileSync('heif-convert', ['photo.heic', 'kept.png'], { stdio: 'ignore' })
  await show('original', 'photo.png')
  await show('heif-convert png', 'kept.png')
  const buffer = readFileSync('photo.heic')
  for (const format of ['PNG', 'JPEG']) {
    await show(`heic-convert ${format}`, Buffer.from(await convert({ buffer, format, quality: 1 })))
  }
})()
JS
diff <(node show.cjs) <(cat <<'SEEN'
original icc 250 0 0
heif-convert png icc 250 0 0
heic-convert PNG none 230 50 40
heic-convert JPEG none 230 50 40
SEEN
) && echo 'As described: the profile is gone, and the red is another.'
