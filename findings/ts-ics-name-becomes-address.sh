#!/usr/bin/env bash
# ts-ics 2.4.6: the name of an organizer or guest is written without the quotes that RFC 5545, 3.2, requires around a
# comma, semicolon or colon. A name with a colon ends there, and its rest becomes a part of the address; after a
# semicolon the name is cut. Its own reader and ical.js read the same. That reader cuts a name in quotes too.
# Guess before: quoted, because the package escapes the same characters in every text.
# Seen:
#   written ORGANIZER;CN=Atelier: Nina:MAILTO:nina@example.com
#   ts-ics reads name "Atelier", address " Nina:nina@example.com"
#   ical.js reads name "Atelier", address " Nina:MAILTO:nina@example.com"
#   written ORGANIZER;CN=Garrigue; Fils:MAILTO:nina@example.com
#   ts-ics reads name "Garrigue", address "nina@example.com"
#   ical.js reads name "Garrigue", address "MAILTO:nina@example.com"
#   quoted ORGANIZER;CN="Garrigue; Fils":mailto:nina@example.com
#   ts-ics reads name "\"Garrigue", address "nina@example.com"
#   ical.js reads name "Garrigue; Fils", address "mailto:nina@example.com"
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
const say = (reader, name, address) =>
  console.log(`${reader} reads name ${JSON.stringify(name)}, address ${JSON.stringify(address)}`)
function readBoth(text) {
  const { organizer } = convertIcsCalendar(undefined, text).events[0]
  say('ts-ics', organizer.name, organizer.email)
  const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const property = read.getFirstProperty('organizer')
  say('ical.js', property.getParameter('cn'), property.getFirstValue())
}
for (const name of ['Atelier: Nina', 'Garrigue; Fils']) {
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
  if (!name.includes(';')) continue
  const quoted = `ORGANIZER;CN="${name}":mailto:nina@example.com`
  console.log('quoted', quoted)
  readBoth(text.replace(/^ORGANIZER.*(?=\r)/m, quoted))
}
END
diff <(node show.mjs) <(cat <<'END'
written ORGANIZER;CN=Atelier: Nina:MAILTO:nina@example.com
ts-ics reads name "Atelier", address " Nina:nina@example.com"
ical.js reads name "Atelier", address " Nina:MAILTO:nina@example.com"
written ORGANIZER;CN=Garrigue; Fils:MAILTO:nina@example.com
ts-ics reads name "Garrigue", address "nina@example.com"
ical.js reads name "Garrigue", address "MAILTO:nina@example.com"
quoted ORGANIZER;CN="Garrigue; Fils":mailto:nina@example.com
ts-ics reads name "\"Garrigue", address "nina@example.com"
ical.js reads name "Garrigue; Fils", address "mailto:nina@example.com"
END
) && echo 'As described: a colon in a name moves its rest into the address.'
