#!/usr/bin/env bash
# AbiWord 3.0.5 (Debian 12), HTML of a file or the clipboard: a paragraph with a line break loses all words before the
# break, and the space before bold text goes. Its text and ODT of the same document have both.
# Guess before: HTML has a <br>, as ODT has its <text:line-break/>.
# Seen:
#   html  Acompte : 200 euros | Un moten gras ici.
#   txt   Prix : 600 euros | Acompte : 200 euros | Un mot en gras ici.
#   odt   Prix : 600 euros<break>Acompte : 200 euros | Un mot en gras ici.
set -euo pipefail
command -v abiword >/dev/null && command -v unzip >/dev/null || apt-get install -y abiword unzip >/dev/null
[[ $(dpkg-query -W -f '${Version}' abiword) == 3.0.5* ]] || { echo 'needs abiword 3.0.5'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder
cat >prices.rtf <<'END'
{\rtf1\ansi
Prix : 600 euros\line Acompte : 200 euros\par
Un mot {\b en gras} ici.\par
}
END
for format in html txt odt; do
  abiword --to="$format" --to-name="prices.$format" prices.rtf >/dev/null 2>&1
done
# One line for all paragraphs.
joined() { sed 's/<[^>]*>//g; s/^ *//; s/ *$//' | grep . | paste -sd '|' | sed 's/|/ | /g; s/@/<break>/'; }
{
  echo "html  $(sed -n '/<body/,$p' prices.html | tr -d '\n' | sed 's/<\/p>/\n/g' | joined)"
  echo "txt   $(joined <prices.txt)"
  echo "odt   $(unzip -p prices.odt content.xml | sed -n 's/.*\(<text:p .*\)<\/text:p>.*/\1/; s/<text:line-break\/>/@/; /^<text:p /p' | joined)"
} >seen
diff seen - <<'END' && echo 'As described: the HTML has lost words.'
html  Acompte : 200 euros | Un moten gras ici.
txt   Prix : 600 euros | Acompte : 200 euros | Un mot en gras ici.
odt   Prix : 600 euros<break>Acompte : 200 euros | Un mot en gras ici.
END
