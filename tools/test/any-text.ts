import fc from 'fast-check'

const surrogates = { first: 0xd800, count: 0x800 }

/** Any character of Unicode, noncharacters and private ones included. */
const character = fc
  .nat(0x10ffff - surrogates.count)
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count))

/**
 * Any text. fast-check's own, `unit: 'binary'`, first lists every character of Unicode, which takes a second and 100 MB
 * in each process. Its texts of ASCII include names that objects have, such as `__proto__`.
 */
export const anyText = (constraints: fc.StringSharedConstraints = {}) =>
  fc.oneof(
    { arbitrary: fc.string({ ...constraints, unit: character }), weight: 9 },
    { arbitrary: fc.string(constraints), weight: 1 },
  )
