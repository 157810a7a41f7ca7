#!/usr/bin/env bash
# ical.js 2.2.1 (Thunderbird's library) and node-ical 0.27.2: an event over the night when clocks change ends at another
# hour in each, and each is wrong once. RFC 5545, 3.3.6: a day keeps the hour of the clock, hours are exact. ical.js
# adds 24 hours as a day, so that the event lasts 23 of them; node-ical adds a day as 24 hours.
# Guess before: both follow the standard, which gives 20:00 after P1D and 21:00 after PT24H.
# Seen, for an event from 27 March 2027, 20:00, in Paris:
#   ical.js P1D ends 20:00, PT24H ends 20:00
#   node-ical P1D ends 21:00, PT24H ends 21:00
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.27.2 >/dev/null
cat >show.mjs <<'END'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
const change = (name, from, to, start, month) => [
  ...[`BEGIN:${name}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `DTSTART:${start}`],
  ...[`RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`, `END:${name}`],
]
const calendar = (duration) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example//example//EN'],
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Paris'],
    ...change('DAYLIGHT', '+0100', '+0200', '19700329T020000', 3),
    ...change('STANDARD', '+0200', '+0100', '19701025T030000', 10),
    ...['END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261128T090000Z'],
    ...['DTSTART;TZID=Europe/Paris:20270327T200000', `DURATION:${duration}`],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')
function byIcalJs(text) {
  const whole = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.register(new ICAL.Timezone(whole.getFirstSubcomponent('vtimezone')))
  return new ICAL.Event(whole.getFirstSubcomponent('vevent')).endDate.toJSDate()
}
const byNodeIcal = (text) =>
  Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').end
const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', timeStyle: 'short' })
for (const [name, endOf] of Object.entries({ 'ical.js': byIcalJs, 'node-ical': byNodeIcal })) {
  const ends = ['P1D', 'PT24H'].map((duration) => `${duration} ends ${hour.format(endOf(calendar(duration)))}`)
  console.log(name, ends.join(', '))
}
END
diff <(TZ=UTC node show.mjs) <(cat <<'END'
ical.js P1D ends 20:00, PT24H ends 20:00
node-ical P1D ends 21:00, PT24H ends 21:00
END
) && echo 'As described: each reader is wrong about one of the two.'
