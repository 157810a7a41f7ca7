#!/usr/bin/env bash
# csvkit 1.0.7 (Debian 12): sorting the rows of a CSV file changes its cells. A time of day becomes a duration, so that a
# shop that opens at 9:30 opens at 0:09:30, nine minutes and a half; 20% becomes 20, « 1,500 € » becomes 1500, a stock of
# 1 becomes True. csvjoin, in2csv and csvjson do the same; csvcut, csvgrep, csvstack and csvformat copy cells as they
# are. The option -I keeps them.
# Guess before: csvsort moves rows; only csvjson, whose output has types, might change a cell.
# Seen:
#   csvsort: Sousse,0:12:30,5,1500,False | Sète,0:09:30,20,350,True
#   csvsort -I: Sousse,12:30,5%,"1,500 €",0 | Sète,9:30,20%,350 €,1
#   csvjoin: Sète,0:09:30,20,350,True | Sousse,0:12:30,5,1500,False
#   csvstack: Sète,9:30,20%,350 €,1 | Sousse,12:30,5%,"1,500 €",0
set -euo pipefail
command -v csvsort >/dev/null || apt-get install -y --no-install-recommends csvkit >/dev/null
[[ $(csvsort --version 2>&1) == *' 1.0.7' ]] || { echo 'needs csvkit 1.0.7'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8
cat >"$folder/shops.csv" <<'END'
shop,opens,reduction,price,stock
Sète,9:30,20%,350 €,1
Sousse,12:30,5%,"1,500 €",0
END
show() {
  local rows
  rows=$("$@" "$folder/shops.csv" | tail -n +2)
  echo "${*}: ${rows//$'\n'/ | }"
}
diff <(
  show csvsort
  show csvsort -I
  show csvjoin
  show csvstack
) <(
  cat <<'END'
csvsort: Sousse,0:12:30,5,1500,False | Sète,0:09:30,20,350,True
csvsort -I: Sousse,12:30,5%,"1,500 €",0 | Sète,9:30,20%,350 €,1
csvjoin: Sète,0:09:30,20,350,True | Sousse,0:12:30,5,1500,False
csvstack: Sète,9:30,20%,350 €,1 | Sousse,12:30,5%,"1,500 €",0
END
) && echo 'As described: sorting turns opening hours into durations.'
