#!/usr/bin/env bash
# mu 1.8.13 (Debian 12, package maildir-utils), the search under mu4e: a word with a hyphen is found only where it is a
# whole subject. In any longer subject or text, neither `rendez-vous` nor a ticket number like `ABC-123` is found, by
# any field; their parts between the hyphens are, and so is the number written with a space in quotes.
# Guess before: found, as by notmuch, which has the same engine (Xapian).
# Seen:
#   mu rendez-vous: 0 | mu vous: 2 | mu subject:ABC-123: 0 | mu "ABC 123": 2
#   mu e-mail: 1 of 2 | notmuch rendez-vous: 2 | notmuch ABC-123: 2 | notmuch e-mail: 2
set -euo pipefail
command -v mu >/dev/null || apt-get install -y --no-install-recommends maildir-utils >/dev/null
command -v notmuch >/dev/null || apt-get install -y --no-install-recommends notmuch >/dev/null
[[ $(mu --version) == *'version 1.8.13'* ]] || { echo 'needs mu 1.8.13'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME=$folder LC_ALL=C.UTF-8
mkdir -p "$folder"/mails/{cur,new,tmp}
mail() {
  printf 'From: a@example.com\nTo: b@example.com\nSubject: %s\nMessage-ID: <%s@example.com>\nDate: %s\n\n%s\n' \
    "$2" "$1" 'Sat, 28 Nov 2026 20:00:00 +0000' "$3" >"$folder/mails/cur/$1.host:2,S"
}
mail 1 'rendez-vous mardi' 'Au sujet de ABC-123.'
mail 2 'ticket ABC-123' 'Le rendez-vous est ici, par e-mail.'
mail 3 'e-mail' 'Bonjour.'
mu init --muhome="$folder/mu" --maildir="$folder/mails" >/dev/null
mu index --muhome="$folder/mu" >/dev/null 2>&1
printf '[database]\npath=%s\n' "$folder/mails" >"$folder/.notmuch-config"
notmuch new >/dev/null 2>&1
by_mu() { echo "mu $1: $({ mu find --muhome="$folder/mu" "$1" 2>/dev/null || true; } | wc -l)"; }
by_notmuch() { echo "notmuch $1: $(notmuch count "$1")"; }
diff <(
  echo "$(by_mu rendez-vous) | $(by_mu vous) | $(by_mu subject:ABC-123) | $(by_mu '"ABC 123"')"
  echo "$(by_mu e-mail) of 2 | $(by_notmuch rendez-vous) | $(by_notmuch ABC-123) | $(by_notmuch e-mail)"
) <(cat <<'END'
mu rendez-vous: 0 | mu vous: 2 | mu subject:ABC-123: 0 | mu "ABC 123": 2
mu e-mail: 1 of 2 | notmuch rendez-vous: 2 | notmuch ABC-123: 2 | notmuch e-mail: 2
END
) && echo 'As described: mu finds no hyphenated word inside a longer text.'
