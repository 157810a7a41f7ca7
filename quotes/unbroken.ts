/**
 * What would be read as two if a line broke at its hyphen: a quote's number, an article of law. Its one
 * group keeps them, at odd places, in what `split` makes of a text.
 */
export const unbroken = /(\bDT?-\d{4}-\d+|\b[DLR]\.\u00a0\d+(?:-\d+)+)/
