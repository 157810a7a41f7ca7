#!/usr/bin/env bash
# postal-mime 4.0.0: joins the quoted lines of a format=flowed mail with their marks inside the sentence.
# RFC 3676, 4.5: a reader removes the marks of quoted lines, then joins the flowed lines of equal depth.
# Thunderbird and mutt send such lines. The other reader in JavaScript, mailparser 3.14.2, joins them.
# Guess before: both readers join quoted lines, because both join lines that are not quoted.
# Seen:
#   postal-mime >> prix et delai >> du devis
#   mailparser >> prix et delai du devis
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error postal-mime@4.0.0 mailparser@3.14.2 >/dev/null
cat >show.mjs <<'END'
import { simpleParser } from 'mailparser'
import PostalMime from 'postal-mime'
const head = ['Subject: devis', 'Content-Type: text/plain; charset=utf-8; format=flowed']
const mail = [...head, '', '>> prix et delai ', '>> du devis', ''].join('\r\n')
console.log('postal-mime', (await PostalMime.parse(mail)).text.trim())
console.log('mailparser', (await simpleParser(mail)).text.trim())
END
diff <(node show.mjs) <(cat <<'END'
postal-mime >> prix et delai >> du devis
mailparser >> prix et delai du devis
END
) && echo 'As described: the marks stay inside the sentence.'
