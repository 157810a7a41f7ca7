#!/usr/bin/env bash
# chrono-node 2.10.3: its French, Spanish and Portuguese parsers find a shorter word in « the day after tomorrow ».
# « après-demain », « pasado mañana » and « depois de amanhã » are read as tomorrow, « avant-hier » as yesterday: each
# is a day off, without a sign of doubt. English, German, Italian and Russian are right.
# Guess before: the words are known in each language whose parser knows tomorrow; where they are not, nothing is found.
# Seen (from 28 November 2026: language, words, day, text found):
#   en the day after tomorrow 2026-11-30 the day after tomorrow
#   de übermorgen 2026-11-30 übermorgen
#   it dopodomani 2026-11-30 dopodomani
#   ru послезавтра 2026-11-30 послезавтра
#   fr après-demain 2026-11-29 demain
#   es pasado mañana 2026-11-29 mañana
#   pt depois de amanhã 2026-11-29 amanhã
#   fr avant-hier 2026-11-27 hier
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error chrono-node@2.10.3 >/dev/null
cat >show.mjs <<'JS'
import * as chrono from 'chrono-node'
const today = new Date(2026, 10, 28, 12)
for (const [language, words] of [
  ['en', 'the day after tomorrow'],
  ['de', 'übermorgen'],
  ['it', 'dopodomani'],
  ['ru', 'послезавтра'],
  ['fr', 'après-demain'],
  ['es', 'pasado mañana'],
  ['pt', 'depois de amanhã'],
  ['fr', 'avant-hier'],
]) {
  const [found] = chrono[language].parse(words, today)
  console.log(language, words, found.start.date().toLocaleDateString('sv-SE'), found.text)
}
JS
diff <(node show.mjs) <(cat <<'SEEN'
en the day after tomorrow 2026-11-30 the day after tomorrow
de übermorgen 2026-11-30 übermorgen
it dopodomani 2026-11-30 dopodomani
ru послезавтра 2026-11-30 послезавтра
fr après-demain 2026-11-29 demain
es pasado mañana 2026-11-29 mañana
pt depois de amanhã 2026-11-29 amanhã
fr avant-hier 2026-11-27 hier
SEEN
) && echo 'As described: the day after tomorrow is tomorrow in three languages.'
