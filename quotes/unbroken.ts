/**
 * Matches text that must not break at its hyphen: a number or reference, a law article, a compound of two short
 * words. With its single group, `split` returns the matches at odd indexes.
 */
export const unbroken =
  /(\bDT?-\d{4}-\d+|\bG-\w{4}-\w{3}\b|\b[DLR]\.\u00a0\d+(?:-\d+)+|(?<![\p{L}\p{N}’'-])\p{L}{1,6}-\p{L}{1,6}(?![\p{L}\p{N}-]))/u
