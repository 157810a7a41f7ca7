#!/bin/sh
# Makes the samples of pictures.test.ts with avifenc 0.11.1, cwebp 1.2, ExifTool 12.57, ImageMagick 6.9
# and profiles of Ghostscript 10.00: sh server/edition/sample-pictures/make.sh
set -eu
cd "$(dirname "$0")"
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
convert -size 32x24 gradient:red-blue -depth 8 "$made/a.png"
convert -size 32x24 gradient:blue-red -depth 8 "$made/b.png"
convert "$made/a.png" -alpha set -channel A -evaluate set 50% "$made/clear.png"
encode() { avifenc --ignore-icc --ignore-exif --ignore-xmp -s 8 "$@" >/dev/null; }
encode "$made/a.png" "$made/b.png" animated.avif
encode --cicp 1/13/6 "$made/a.png" srgb.avif
encode --cicp 12/13/6 "$made/a.png" display-p3.avif
encode --cicp 9/16/9 -d 10 "$made/a.png" pq.avif
encode --cicp 9/18/9 -d 10 "$made/a.png" hlg.avif
encode -p "$made/clear.png" premultiplied.avif
# The curve that avifenc 1.2 takes from a PNG of ImageMagick.
encode --cicp 1/4/6 "$made/a.png" gamma.avif
# Debian 13, libavif 1.2.1: a plain picture with a gain map for HDR screens, and the reverse.
if command -v avifgainmaputil >/dev/null; then
  convert "$made/a.png" -strip "$made/plain.png"
  encode --cicp 1/16/1 -d 10 "$made/plain.png" "$made/hdr.avif"
  avifgainmaputil combine "$made/plain.png" "$made/hdr.avif" gain-map.avif --cicp-base 1/13/6 -s 8
  avifgainmaputil swapbase gain-map.avif hdr-gain-map.avif
fi
convert "$made/a.png" -strip -set gamma 1 -define png:include-chunk=gAMA linear.png
convert "$made/a.png" -strip -set gamma 0.45455 -red-primary 0.68,0.32 -green-primary 0.265,0.69 -blue-primary 0.15,0.06 -white-point 0.3127,0.329 -define png:include-chunk=gAMA,cHRM wide.png
# More than eight bits, with profiles that Ghostscript installs.
convert "$made/a.png" -depth 16 -profile /usr/share/color/icc/ghostscript/srgb.icc PNG48:sixteen-bits.png
avifenc -s 8 -d 12 --min 0 --max 4 sixteen-bits.png twelve-bits.avif >/dev/null
convert -size 32x24 xc:gray50 -colorspace gray -depth 16 -define png:bit-depth=16 -profile /usr/share/color/icc/ghostscript/ps_gray.icc grey-sixteen-bits.png
avifenc -s 8 -y 400 --min 0 --max 4 grey-sixteen-bits.png grey.avif >/dev/null
# What cameras write that were set to Adobe RGB (DCF 2.0): these two tags and no ICC profile.
photo() {
  name=$1 && shift
  convert "$made/a.png" -strip "$name"
  exiftool -q -overwrite_original "$@" "$name"
}
photo adobe-rgb.jpg -ColorSpace=Uncalibrated -InteropIndex=R03
photo srgb.jpg -ColorSpace=sRGB -InteropIndex=R98
# A program that converts such a photo may leave the second tag.
photo converted.jpg -ColorSpace=sRGB -InteropIndex=R03
cwebp -quiet -metadata exif adobe-rgb.jpg -o adobe-rgb.webp
