#!/usr/bin/env bash
# ics 3.12.0: a duration in days or weeks ends with a « T » that nothing follows.
# RFC 5545, 3.3.6, permits the « T » only before hours, minutes or seconds, and no day beside a week.
# The alarm « one day before » has the same fault. JavaScript readers accept it; icalendar 4.0.3 of Debian 12
# (python3-icalendar) cannot read the week.
# Guess before: P1D and P1W, because the package validates every event against a schema.
# Seen:
#   {"days":1} P1DT
#   {"weeks":1} P1WT
#   {"days":1,"hours":2} P1DT2H
#   {"hours":1} PT1H
#   alarm -P1DT
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error ics@3.12.0 >/dev/null
cat >show.mjs <<'END'
import { createEvent } from 'ics'
const event = (more) => createEvent({ start: [2026, 12, 24, 9, 0], title: 'Devis', ...more }).value
for (const duration of [{ days: 1 }, { weeks: 1 }, { days: 1, hours: 2 }, { hours: 1 }])
  console.log(JSON.stringify(duration), /DURATION:(.*)\r/.exec(event({ duration }))[1])
const alarms = [{ action: 'display', trigger: { days: 1, before: true } }]
console.log('alarm', /TRIGGER:(.*)\r/.exec(event({ duration: { hours: 1 }, alarms }))[1])
END
diff <(node show.mjs) <(cat <<'END'
{"days":1} P1DT
{"weeks":1} P1WT
{"days":1,"hours":2} P1DT2H
{"hours":1} PT1H
alarm -P1DT
END
) && echo 'As described: a day is P1DT, a week P1WT.'
