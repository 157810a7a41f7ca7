#!/usr/bin/env bash
# Thunderbird 153 (Debian 12), a mail's own style sheet: every @media and @supports rule is removed before display, even
# `@media all`; rules outside them stay. So a newsletter has neither its colours for the dark nor its layout for phones.
# Guess before: as in Firefox, whose engine it is; at most `@media (prefers-color-scheme)` is special.
# Seen:
#   plain: solid | in @media all: none | in @media screen: none | in @supports: none
#   rules left: .plain { border: 5px solid red; }
set -euo pipefail
command -v thunderbird >/dev/null || apt-get install -y thunderbird >/dev/null
[[ $(dpkg-query -W -f '${Version}' thunderbird) == 1:153.* ]] || { echo 'needs thunderbird 153'; exit 1; }
folder=$(mktemp -d)
reader=
trap '[ -z "$reader" ] || kill "$reader" 2>/dev/null || true; wait; rm -rf "$folder"' EXIT
export HOME=$folder
profile=$folder/profile
port=$(python3 -c 'import socket; s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1])')
mkdir -p "$profile/Mail/Local Folders"
cat >"$profile/user.js" <<END
user_pref("mail.accountmanager.accounts", "account1");
user_pref("mail.account.account1.server", "server1");
user_pref("mail.accountmanager.localfoldersserver", "server1");
user_pref("mail.server.server1.type", "none");
user_pref("mail.server.server1.hostname", "Local Folders");
user_pref("mail.server.server1.name", "Local Folders");
user_pref("mail.server.server1.userName", "nobody");
user_pref("mail.server.server1.directory-rel", "[ProfD]Mail/Local Folders");
user_pref("mail.provider.suppress_dialog_on_startup", true);
user_pref("marionette.port", $port);
END
cat >"$profile/Mail/Local Folders/Box" <<'END'
From - Sat Nov 28 09:00:00 2026
From: a@example.com
To: b@example.com
Subject: Rules
Message-ID: <rules@example.com>
Date: Sat, 28 Nov 2026 09:00:00 +0000
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<!doctype html><html><head><style>
.plain { border: 5px solid red; }
@media all { .all { border: 5px solid red; } }
@media screen { .screen { border: 5px solid red; } }
@supports (display: grid) { .supports { border: 5px solid red; } }
</style></head><body>
<p class="plain">plain</p><p class="all">in @media all</p>
<p class="screen">in @media screen</p><p class="supports">in @supports</p>
</body></html>

END
thunderbird --headless --marionette --remote-allow-system-access --profile "$profile" >"$folder/log" 2>&1 &
reader=$!
timeout 120 python3 - "$port" >"$folder/seen" <<'END'
import json, socket, sys, time

for _ in range(100):
    try:
        connection = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
        break
    except OSError:
        time.sleep(0.5)
stream = connection.makefile("rb")

def receive():
    length = b""
    while not length.endswith(b":"):
        length += stream.read(1)
    return json.loads(stream.read(int(length[:-1])))

def command(number, name, parameters):
    text = json.dumps([0, number, name, parameters]).encode()
    connection.sendall(str(len(text)).encode() + b":" + text)
    _, _, error, result = receive()
    if error:
        sys.exit(error["message"])
    return result

receive()
command(1, "WebDriver:NewSession", {"capabilities": {}})
command(2, "WebDriver:SetTimeouts", {"script": 90000})
command(3, "Marionette:SetContext", {"value": "chrome"})
script = """
const resolve = arguments[0];
const { MailServices } = ChromeUtils.importESModule("resource:///modules/MailServices.sys.mjs");
const { MailUtils } = ChromeUtils.importESModule("resource:///modules/MailUtils.sys.mjs");
const pause = ms => new Promise(done => window.setTimeout(done, ms));
function find(view) {
  for (const frame of view.document.querySelectorAll("browser, iframe")) {
    const inner = frame.contentWindow;
    if (!inner) continue;
    if (inner.document.querySelector("p.plain")) return inner;
    const deeper = find(inner);
    if (deeper) return deeper;
  }
}
(async () => {
  const box = MailServices.accounts.localFoldersServer.rootFolder.getChildNamed("Box");
  await new Promise(done => {
    const listener = { OnStartRunningUrl() {}, OnStopRunningUrl: done };
    try {
      box.QueryInterface(Ci.nsIMsgLocalMailFolder).parseFolder(window.msgWindow, listener);
    } catch {
      done();
    }
  });
  const [header] = [...box.messages];
  MailUtils.displayMessage(header);
  for (let look = 0; look < 60; look++) {
    await pause(500);
    for (const open of Services.wm.getEnumerator(null)) {
      const mail = find(open);
      if (!mail) continue;
      const seen = [...mail.document.querySelectorAll("p")].map(
        p => `${p.textContent}: ${mail.getComputedStyle(p).borderTopStyle}`);
      const rules = [...mail.document.querySelector("style").sheet.cssRules].map(r => r.cssText);
      return `${seen.join(" | ")}\\nrules left: ${rules.join(" ")}`;
    }
  }
  return "the mail did not open";
})().then(resolve, error => resolve(String(error)));
"""
print(command(4, "WebDriver:ExecuteAsyncScript", {"script": script, "args": [], "newSandbox": True, "sandbox": "system"})["value"])
END
cat "$folder/seen"
diff "$folder/seen" - <<'END'
plain: solid | in @media all: none | in @media screen: none | in @supports: none
rules left: .plain { border: 5px solid red; }
END
