#!/usr/bin/env bash
# Miller 6.6.0 (Debian 12): from CSV to JSON it writes a cell like 0x1F, 0b101, 0o17, .5 or 5. without quotes and as it
# stands, which is no JSON: one such item code makes the whole file unreadable. A phone number with + or a leading zero
# is quoted. With the option -S every cell is quoted.
# Guess before: text in quotes, or a number in decimal.
# Seen:
#   mlr: [{"code":0x1F,"share":.5,"phone":"0612345678"}]
#   mlr -S: [{"code":"0x1F","share":".5","phone":"0612345678"}]
#   JSON.parse: refused
set -euo pipefail
command -v mlr >/dev/null || apt-get install -y --no-install-recommends miller >/dev/null
[[ $(mlr --version) == 'mlr 6.6.0' ]] || { echo 'needs Miller 6.6.0'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf 'code,share,phone\n0x1F,.5,0612345678\n' >"$folder/items.csv"
to_json() { mlr "$@" --icsv --ojson cat "$folder/items.csv" | tr -d ' \n'; }
show() { echo "mlr${*:+ $*}: $(to_json "$@")"; }
parse() { node -e 'JSON.parse(process.argv[1])' "$1" 2>/dev/null && echo read || echo refused; }
diff <(
  show
  show -S
  echo "JSON.parse: $(parse "$(to_json)")"
) <(
  cat <<'END'
mlr: [{"code":0x1F,"share":.5,"phone":"0612345678"}]
mlr -S: [{"code":"0x1F","share":".5","phone":"0612345678"}]
JSON.parse: refused
END
) && echo 'As described: an item code like 0x1F makes the JSON unreadable.'
