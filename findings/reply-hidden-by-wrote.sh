#!/usr/bin/env bash
# email-reply-parser 2.3.9: a sentence that begins with « On » and ends in « wrote: » hides the rest of a reply, although
# it has neither a date nor an address, and no line below is quoted. The README documents « On DATE, NAME <EMAIL>
# wrote: ». In French any sentence that begins with « Le » and ends in « a écrit : » is enough. planer 1.2.0 keeps both.
# Guess before: the start of a quotation needs a date, or quoted lines after it.
# Seen:
#   email-reply-parser English: Hello Nina,
#   email-reply-parser French: Bonjour Nina,
#   planer English: all 5 lines
#   planer French: all 5 lines
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error email-reply-parser@2.3.9 planer@1.2.0 >/dev/null
cat >show.mjs <<'END'
import EmailReplyParser from 'email-reply-parser'
import { extractFrom } from 'planer'
const replies = {
  English: [
    'Hello Nina,',
    'On the first page please keep what Karim wrote:',
    'fresh bread from seven in the morning.',
    'And call me back on Monday.',
    'Paul',
  ],
  French: [
    'Bonjour Nina,',
    'Le texte de l’accueil est celui que Karim a écrit :',
    'du pain frais dès sept heures.',
    'Et rappelez-moi lundi.',
    'Paul',
  ],
}
const readers = {
  'email-reply-parser': (text) => new EmailReplyParser().parseReply(text),
  planer: (text) => extractFrom(text, 'text/plain'),
}
for (const [name, read] of Object.entries(readers))
  for (const [language, lines] of Object.entries(replies)) {
    const seen = read(lines.join('\n\n')).trim()
    const isWhole = seen === lines.join('\n\n')
    console.log(`${name} ${language}: ${isWhole ? `all ${lines.length} lines` : seen}`)
  }
END
diff <(node show.mjs) <(cat <<'END'
email-reply-parser English: Hello Nina,
email-reply-parser French: Bonjour Nina,
planer English: all 5 lines
planer French: all 5 lines
END
) && echo 'As described: one sentence hides what follows it.'
