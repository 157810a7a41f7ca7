#!/usr/bin/env bash
# espeak-ng 1.51 (Debian 12), « 12 801 » with the no-break space that Intl writes between thousands: its French, Polish
# and Swedish voices say two numbers, 12 and 801. With an ordinary space they say twelve thousand. Orca 43 replaces
# U+00A0 for the voice, and no other space; French sums of Intl have U+202F.
# Guess before: a voice for these languages reads the space that these languages use.
# Seen, as phonemes, with an ordinary space | as Intl writes it:
#   fr: duz m'il_! _|yisA~ 'W~ | d'uz _|yisA~ 'W~
#   pl: dvan'aS;ts;E tyS;'Entsy_! 'OS;EmsEt j'EdEn | dvan'aS;ts;E 'OS;EmsEt j'EdEn
#   sv: t'Olv t'u-sEn_! 'Otah'8ndRa 'Et | t'Olv 'Otah'8ndRa 'Et
set -euo pipefail
command -v espeak-ng >/dev/null || apt-get install -y --no-install-recommends espeak-ng >/dev/null
[[ $(dpkg-query -W -f '${Version}' espeak-ng) == 1.51+dfsg-10* ]] || { echo 'needs espeak-ng 1.51+dfsg-10'; exit 1; }
say() { printf '%s' "$2" | espeak-ng -v "$1" -q -x --stdin; }
diff <(
  for language in fr pl sv; do
    written=$(node -p "new Intl.NumberFormat('$language').format(12801)")
    echo "$language: $(say "$language" '12 801') | $(say "$language" "$written")"
  done
) - <<'END' && echo 'As described: two numbers are said.'
fr: duz m'il_! _|yisA~ 'W~ | d'uz _|yisA~ 'W~
pl: dvan'aS;ts;E tyS;'Entsy_! 'OS;EmsEt j'EdEn | dvan'aS;ts;E 'OS;EmsEt j'EdEn
sv: t'Olv t'u-sEn_! 'Otah'8ndRa 'Et | t'Olv 'Otah'8ndRa 'Et
END
