#!/usr/bin/env bash
# date-fns 4.4.0: `parse` reads dates that `format` wrote in the same locale and pattern, and returns other months.
# Armenian June becomes January, Kazakh June May, Frisian May March, Mongolian October January, Sorani January December:
# each is a valid date. Moroccan and Saudi Arabic cannot read June, Tunisian and Egyptian Arabic can.
# Guess before: every locale of the package passes the round trip, because each has `match` beside `localize`.
# Seen (locale, pattern, month that `format` wrote, month that `parse` read):
#   hy d MMMM yyyy 2026-06: 2026-01
#   kk d MMMM yyyy 2026-06: 2026-05
#   fy d MMMM yyyy 2026-05: 2026-03
#   mn PP 2026-10: 2026-01
#   ckb d MMMM yyyy 2026-01: 2026-12
#   arMA d MMMM yyyy 2026-06: invalid
#   arSA d MMMM yyyy 2026-06: invalid
#   arTN d MMMM yyyy 2026-06: 2026-06
#   arEG d MMMM yyyy 2026-06: 2026-06
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error date-fns@4.4.0 >/dev/null
cat >show.mjs <<'JS'
import { format, isValid, parse } from 'date-fns'
import * as locales from 'date-fns/locale'
for (const [name, pattern, month] of [
  ['hy', 'd MMMM yyyy', 6],
  ['kk', 'd MMMM yyyy', 6],
  ['fy', 'd MMMM yyyy', 5],
  ['mn', 'PP', 10],
  ['ckb', 'd MMMM yyyy', 1],
  ['arMA', 'd MMMM yyyy', 6],
  ['arSA', 'd MMMM yyyy', 6],
  ['arTN', 'd MMMM yyyy', 6],
  ['arEG', 'd MMMM yyyy', 6],
]) {
  const locale = locales[name]
  const day = new Date(2026, month - 1, 2)
  const read = parse(format(day, pattern, { locale }), pattern, new Date(2000, 0, 1), { locale })
  const seen = isValid(read) ? format(read, 'yyyy-MM') : 'invalid'
  console.log(name, pattern, `${format(day, 'yyyy-MM')}: ${seen}`)
}
JS
diff <(node show.mjs) <(cat <<'SEEN'
hy d MMMM yyyy 2026-06: 2026-01
kk d MMMM yyyy 2026-06: 2026-05
fy d MMMM yyyy 2026-05: 2026-03
mn PP 2026-10: 2026-01
ckb d MMMM yyyy 2026-01: 2026-12
arMA d MMMM yyyy 2026-06: invalid
arSA d MMMM yyyy 2026-06: invalid
arTN d MMMM yyyy 2026-06: 2026-06
arEG d MMMM yyyy 2026-06: 2026-06
SEEN
) && echo 'As described: parse returns other months than format wrote.'
