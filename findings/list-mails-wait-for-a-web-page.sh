#!/usr/bin/env bash
# Mailman 3.3.8 (Debian 12): a list whose From is rewritten for DMARC (`munge_from`) puts every mail aside, in the queue
# `shunt`, while the machine cannot fetch the public suffix list over the web, although the package has a copy of that
# list for this case. The fallback waits for errors of urllib, and the fetch raises those of requests. Neither sender nor
# owner gets a word. The same list without the rewriting sends its mails.
# Guess before: DMARC needs DNS only, and without the web the copy in the package is read.
# Seen, with an address for the list where nothing listens, as behind a firewall:
#   without munge_from: pipeline 1, shunt 0
#   with munge_from: pipeline 0, shunt 1
set -euo pipefail
command -v mailman >/dev/null || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends mailman3 >/dev/null
[[ $(dpkg-query -W -f '${Version}' mailman3) == 3.3.8-* ]] || { echo 'needs mailman3 3.3.8'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export PYTHONPATH=$folder
cat >mailman.cfg <<END
[mailman]
layout: here
site_owner: owner@example.com
[paths.here]
var_dir: $folder/var
bin_dir: /usr/lib/mailman3/bin
log_dir: $folder/var/logs
lock_dir: $folder/var/locks
etc_dir: $folder/var/etc
[mta]
incoming: mailman.mta.null.NullMTA
[dmarc]
org_domain_data_url: http://127.0.0.1:9/public_suffix_list.dat
END
cat >steps.py <<'END'
from mailman.interfaces.mailinglist import DMARCMitigateAction
def rewrite(team):
    team.dmarc_mitigate_action = DMARCMitigateAction.munge_from
    team.dmarc_mitigate_unconditionally = True
END
run() { mailman -C "$folder/mailman.cfg" --run-as-root "$@" >/dev/null 2>&1; }
run create -d team@example.com
echo nina@example.com >members
run addmembers members team@example.com
send() {
  cat >mail <<END
From: nina@example.com
To: team@example.com
Subject: Hello
Message-ID: <$1@example.com>
Date: Sat, 28 Nov 2026 20:00:00 +0000

Hello.
END
  run inject -f mail team@example.com
  /usr/lib/mailman3/bin/runner -C "$folder/mailman.cfg" -o -r in >/dev/null 2>&1
  count() { find "var/queue/$1" -name '*.pck' | wc -l; }
  echo "$2: pipeline $(count pipeline), shunt $(count shunt)"
  find var/queue -name '*.pck' -delete
}
diff <(
  send 1 'without munge_from'
  run shell -l team@example.com -r steps.rewrite
  send 2 'with munge_from'
) <(
  cat <<'END'
without munge_from: pipeline 1, shunt 0
with munge_from: pipeline 0, shunt 1
END
) && echo 'As described: a mail waits for a page that nobody can fetch.'
