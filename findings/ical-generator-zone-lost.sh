#!/usr/bin/env bash
# ical-generator 11.1.2: a time zone of the calendar takes the zone out of its events. Their start has neither TZID nor
# « Z », so that each reader takes it as its own local time; the excluded day beside it has the TZID. DTSTAMP loses its
# « Z » too, which RFC 5545, 3.8.7.2, requires; so does UNTIL of a series that has its own zone (3.3.10).
# Guess before: an event without a zone inherits that of its calendar as TZID, and stamps are in UTC.
# Seen, for 26 March 2027, 8:00 UTC:
#   calendar: DTSTAMP:20261128T100000 DTSTART:20270326T090000 UNTIL=20270330T100000 EXDATE;TZID=Europe/Paris:20270327T090000
#   event: DTSTAMP:20261128T090000Z DTSTART;TZID=Europe/Paris:20270326T090000 UNTIL=20270330T080000Z EXDATE;TZID=Europe/Paris:20270327T090000
#   both: DTSTAMP:20261128T100000 DTSTART;TZID=Europe/Paris:20270326T090000 UNTIL=20270330T100000 EXDATE;TZID=Europe/Paris:20270327T090000
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error ical-generator@11.1.2 luxon@3.7.2 >/dev/null
cat >show.mjs <<'END'
import ical from 'ical-generator'
import { DateTime } from 'luxon'
const timezone = 'Europe/Paris'
const at = (text) => DateTime.fromISO(text, { zone: timezone })
for (const [name, ofCalendar, ofEvent] of [
  ['calendar', { timezone }, {}],
  ['event', {}, { timezone }],
  ['both', { timezone }, { timezone }],
]) {
  const calendar = ical(ofCalendar)
  calendar.createEvent({
    ...ofEvent,
    summary: 'Atelier',
    stamp: at('2026-11-28T09:00:00Z'),
    start: at('2027-03-26T08:00:00Z'),
    repeating: {
      freq: 'DAILY',
      until: at('2027-03-30T08:00:00Z'),
      exclude: [at('2027-03-27T08:00:00Z')],
    },
  })
  const fields = calendar.toString().match(/^(?:DTSTAMP|DTSTART|EXDATE)\S*|UNTIL=\w+/gm)
  console.log(`${name}: ${fields.join(' ')}`)
}
END
diff <(TZ=UTC node show.mjs) <(cat <<'END'
calendar: DTSTAMP:20261128T100000 DTSTART:20270326T090000 UNTIL=20270330T100000 EXDATE;TZID=Europe/Paris:20270327T090000
event: DTSTAMP:20261128T090000Z DTSTART;TZID=Europe/Paris:20270326T090000 UNTIL=20270330T080000Z EXDATE;TZID=Europe/Paris:20270327T090000
both: DTSTAMP:20261128T100000 DTSTART;TZID=Europe/Paris:20270326T090000 UNTIL=20270330T100000 EXDATE;TZID=Europe/Paris:20270327T090000
END
) && echo 'As described: the zone of the calendar removes the zone of its events.'
