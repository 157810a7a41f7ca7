/**
 * Matches text that a line break at its hyphen would split: a quote's number, a law article. Its single
 * group keeps the matches at odd places of `split`.
 */
export const unbroken = /(\bDT?-\d{4}-\d+|\b[DLR]\.\u00a0\d+(?:-\d+)+)/
