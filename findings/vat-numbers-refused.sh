#!/usr/bin/env bash
# validator 13.15.35, jsvat 2.5.4: each refuses the VAT numbers of many ordinary companies of the Union.
# validator's isVAT wants a letter at the end of a Spanish number, so that no S.A. (A and 8 digits) or S.L. (B and 8
# digits) passes; newer Irish numbers, which end with two letters, do not pass either. jsvat takes a Belgian
# number only if it begins with 0, but newer ones begin with 1. A form that relies on either refuses a
# business that may not be charged VAT.
# Guess before: libraries that know the VAT numbers of each state differ in check digits only.
# Seen (number, what it is, validator, jsvat, stdnum 1.12.0):
#   ESA28015865 Spanish S.A. false true true
#   ESB58378431 Spanish S.L. false true true
#   IE3206488LH Irish, two letters false true true
#   IE6388047V Irish, one letter true true true
#   BE0428759497 Belgian, begins with 0 true true true
#   BE1000000021 Belgian, begins with 1 true false true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error validator@13.15.35 jsvat@2.5.4 stdnum@1.12.0 >/dev/null
cat >show.mjs <<'END'
import jsvat from 'jsvat'
import { stdnum } from 'stdnum'
import validator from 'validator'
const { checkVAT, ...exported } = jsvat
const countries = Object.values(exported).filter((one) => one?.rules)
const numbers = {
  ESA28015865: ['Spanish S.A.', stdnum.ES.nif],
  ESB58378431: ['Spanish S.L.', stdnum.ES.nif],
  IE3206488LH: ['Irish, two letters', stdnum.IE.vat],
  IE6388047V: ['Irish, one letter', stdnum.IE.vat],
  BE0428759497: ['Belgian, begins with 0', stdnum.BE.vat],
  BE1000000021: ['Belgian, begins with 1', stdnum.BE.vat],
}
for (const [number, [what, rule]] of Object.entries(numbers)) {
  const taken = validator.isVAT(number, number.slice(0, 2))
  console.log(number, what, taken, checkVAT(number, countries).isValid, rule.validate(number).isValid)
}
END
diff <(node show.mjs) <(cat <<'END'
ESA28015865 Spanish S.A. false true true
ESB58378431 Spanish S.L. false true true
IE3206488LH Irish, two letters false true true
IE6388047V Irish, one letter true true true
BE0428759497 Belgian, begins with 0 true true true
BE1000000021 Belgian, begins with 1 true false true
END
) && echo 'As described: valid VAT numbers of companies are refused.'
