#!/usr/bin/env bash
# ts-ics 2.4.6: a semicolon cuts the name of an organizer or guest, both ways. The name is written without the quotes
# that RFC 5545, 3.2, requires around a semicolon, so that its own reader and ical.js keep the part before. A name that
# another program wrote in quotes is cut by its reader too, which keeps the first quote.
# Guess before: quoted, because the package escapes the same characters in every text.
# Seen:
#   written ORGANIZER;CN=Garrigue; Fils:MAILTO:nina@example.com
#   ts-ics reads name "Garrigue", ical.js reads name "Garrigue"
#   quoted ORGANIZER;CN="Garrigue; Fils":mailto:nina@example.com
#   ts-ics reads name "\"Garrigue", ical.js reads name "Garrigue; Fils"
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error ts-ics@2.4.6 ical.js@2.2.1 >/dev/null
cat >show.mjs <<'END'
import ICAL from 'ical.js'
import { convertIcsCalendar, generateIcsCalendar } from 'ts-ics'
const date = (text) => ({ date: new Date(text) })
function readBoth(text) {
  const { organizer } = convertIcsCalendar(undefined, text).events[0]
  const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const names = { 'ts-ics': organizer.name, 'ical.js': read.getFirstProperty('organizer').getParameter('cn') }
  const said = Object.entries(names).map(([reader, name]) => `${reader} reads name ${JSON.stringify(name)}`)
  console.log(said.join(', '))
}
const name = 'Garrigue; Fils'
const event = {
  uid: '1',
  summary: 'Atelier',
  stamp: date('2026-11-28T09:00:00Z'),
  start: date('2027-03-26T08:00:00Z'),
  duration: { hours: 1 },
  organizer: { name, email: 'nina@example.com' },
}
const text = generateIcsCalendar({ version: '2.0', prodId: 'example', events: [event] })
console.log('written', /^ORGANIZER.*(?=\r)/m.exec(text)[0])
readBoth(text)
const quoted = `ORGANIZER;CN="${name}":mailto:nina@example.com`
console.log('quoted', quoted)
readBoth(text.replace(/^ORGANIZER.*(?=\r)/m, quoted))
END
diff <(node show.mjs) <(cat <<'END'
written ORGANIZER;CN=Garrigue; Fils:MAILTO:nina@example.com
ts-ics reads name "Garrigue", ical.js reads name "Garrigue"
quoted ORGANIZER;CN="Garrigue; Fils":mailto:nina@example.com
ts-ics reads name "\"Garrigue", ical.js reads name "Garrigue; Fils"
END
) && echo 'As described: a semicolon cuts the name, written or read.'
