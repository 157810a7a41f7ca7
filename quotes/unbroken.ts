/**
 * Matches text that must not break at its hyphen: a quote's number, a law article. With its single group,
 * `split` returns the matches at odd indexes.
 */
export const unbroken = /(\bDT?-\d{4}-\d+|\b[DLR]\.\u00a0\d+(?:-\d+)+)/
