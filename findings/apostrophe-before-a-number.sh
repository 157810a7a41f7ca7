#!/usr/bin/env bash
# Gnumeric 1.12.55 and LibreOffice Calc 7.4.7 (Debian 12): an apostrophe before a number in a CSV file is a sign of the
# text in Calc, and an instruction in Gnumeric, which removes it. The advice to write '0645127890, so that the zero
# stays, adds a sign to each number in Calc. Without it both programs read a number, in quotes too.
# Guess before: both take the apostrophe as they do when a person types it, and hide it.
# Seen (program, cell of '0645127890, cell of "0645127890"):
#   gnumeric 0645127890 645127890
#   calc '0645127890 645127890
set -euo pipefail
programs=(gnumeric libreoffice-calc)
if ! dpkg-query -W "${programs[@]}" >/dev/null 2>&1; then
  apt-get -qq update && apt-get -qq install -y --no-install-recommends "${programs[@]}" >/dev/null
fi
dpkg-query -W "${programs[@]}"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf "phone\n'0645127890\n\"0645127890\"\n" >phones.csv
ssconvert -T Gnumeric_XmlIO:sax phones.csv phones.gnumeric 2>/dev/null
gnumeric=$(gzip -cdf phones.gnumeric | grep -o '<gnm:Cell Row="[12]"[^>]*>[^<]*' | sed 's/.*>//' | paste -sd' ')
HOME=$folder soffice --headless --infilter='CSV:44,34,76,1,,1033,false,true' --convert-to fods phones.csv >/dev/null 2>&1
cells=$(sed -n '/<table:table-row/,$p' phones.fods | grep -o '<text:p>[^<]*' | sed "s/.*>//; s/&apos;/'/")
calc=$(sed -n '2,3p' <<<"$cells" | paste -sd' ')
diff <(printf '%s\n' "gnumeric $gnumeric" "calc $calc") <(cat <<'END'
gnumeric 0645127890 645127890
calc '0645127890 645127890
END
) && echo 'As described: Gnumeric removes the apostrophe, Calc shows it.'
