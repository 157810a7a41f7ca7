const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates a person's text inside a French sentence, so that a right-to-left name does not reorder it. The
 * marks U+2068 and U+2069 work in pages, mails and PDF.
 */
export function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text
}

/** Isolates a person's text and ends it as a French sentence: a stop that it lacks stands outside of the isolate. */
export function isolatedSentence(text: string): string {
  return text === '' || /[.!?…؟۔]$/u.test(text) ? isolated(text) : `${isolated(text)}.`
}
