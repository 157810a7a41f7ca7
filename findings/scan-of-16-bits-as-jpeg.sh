#!/usr/bin/env bash
# scanimage of sane-utils 1.2.1 (Debian 12): a scan of 16 bits that is written as JPEG is another picture, without an
# error or a warning. Grey: the left half, twice as wide, because the two bytes of each value became two pixels; the
# right half is lost. The same scan as PNG is right, and so is a JPEG of 8 bits.
# Guess before: reduced to 8 bits, as JPEG has no more, or refused.
# Seen, where a grid of black and white squares changes its colour in the first row of pixels:
#   png of 16 bits: 40 79 119 158 197 of 236 pixels
#   jpeg of 8 bits: 40 79 119 158 197 of 236 pixels
#   jpeg of 16 bits: 80 158 of 236 pixels
set -euo pipefail
command -v scanimage >/dev/null || apt-get install -y --no-install-recommends sane-utils >/dev/null
[[ $(dpkg-query -W -f '${Version}' sane-utils) == 1.2.1-2* ]] || { echo 'needs sane-utils 1.2.1-2'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error sharp@0.35.5 >/dev/null
scan() {
  scanimage -d test --mode Gray --test-picture Grid --resolution 100 -x 60 -y 40 --depth "$2" --format "$1" >"$2.$1"
}
scan png 16
scan jpeg 8
scan jpeg 16
cat >edges.mjs <<'END'
import sharp from 'sharp'
for (const name of ['16.png', '8.jpeg', '16.jpeg']) {
  const { data, info } = await sharp(name).greyscale().raw().toBuffer({ resolveWithObject: true })
  const isLight = (x) => data[x * info.channels] > 127
  const edges = Array.from({ length: info.width - 1 }, (_, x) => x + 1).filter((x) => isLight(x) !== isLight(x - 1))
  const [bits, format] = name.split('.')
  console.log(`${format} of ${bits} bits: ${edges.join(' ')} of ${info.width} pixels`)
}
END
diff <(node edges.mjs) <(
  cat <<'OUT'
png of 16 bits: 40 79 119 158 197 of 236 pixels
jpeg of 8 bits: 40 79 119 158 197 of 236 pixels
jpeg of 16 bits: 80 158 of 236 pixels
OUT
) && echo 'As described: half of the scan is lost in the JPEG.'
