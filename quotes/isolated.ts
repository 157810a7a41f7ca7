const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Words of a person inside a sentence of ours: names written from right to left keep to themselves, and
 * the sentence keeps its order. Marked with U+2068 and U+2069, which pages, mails and the paper all read.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}
