#!/usr/bin/env bash
# sharp 0.35.5: a PNG of 16 bits with an sRGB profile, as GIMP exports it, fades: pure red becomes
# 234, 51, 34 in every format of output. Such pictures are converted to Display P3 and written as if they were sRGB;
# AVIF of 10 or 12 bits with a profile too. withIccProfile('srgb') keeps the red of that file, and changes the colours of
# a file of 16 bits without a profile, whose values it takes for Display P3.
# Guess before: 255, 0, 0 everywhere, because files without a profile are taken for sRGB and eight bits are kept.
# Seen, red with a profile and green (100, 160, 80) without:
#   8 bits, profile: 255,0,0 | withIccProfile: 255,0,0
#   16 bits, profile: 234,51,34 | withIccProfile: 255,0,0
#   16 bits, no profile: 100,160,80 | withIccProfile: 78,162,68
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error sharp@0.35.5 >/dev/null
cat >show.mjs <<'END'
import sharp from 'sharp'
const filled = (background) => sharp({ create: { width: 9, height: 9, channels: 3, background } })
const red = () => filled('rgb(255,0,0)').withIccProfile('srgb')
const files = {
  '8 bits, profile': await red().png().toBuffer(),
  '16 bits, profile': await red().toColourspace('rgb16').png().toBuffer(),
  '16 bits, no profile': await filled('rgb(100,160,80)').toColourspace('rgb16').png().toBuffer(),
}
const pixelOf = async (image) => [...(await image.png().toBuffer().then((file) => sharp(file, { ignoreIcc: true }).raw().toBuffer())).subarray(0, 3)].join()
for (const [name, file] of Object.entries(files)) {
  console.log(`${name}: ${await pixelOf(sharp(file))} | withIccProfile: ${await pixelOf(sharp(file).withIccProfile('srgb'))}`)
}
END
diff <(node show.mjs) <(
  cat <<'END'
8 bits, profile: 255,0,0 | withIccProfile: 255,0,0
16 bits, profile: 234,51,34 | withIccProfile: 255,0,0
16 bits, no profile: 100,160,80 | withIccProfile: 78,162,68
END
) && echo 'As described: the red of 16 bits with a profile fades.'
