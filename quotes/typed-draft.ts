import type { Line, QuoteDraft } from './quote.ts'

/** The same data as texts, as a person types them. */
type Typed<Data> = Data extends readonly (infer Row)[]
  ? Typed<Row>[]
  : Data extends object
    ? { [Name in keyof Data]: Typed<Data[Name]> }
    : string

/** `exempt` is `oui`, or empty. */
export interface TypedDraft extends Typed<Omit<QuoteDraft, 'lines' | 'vatRule'>> {
  lines: TypedLine[]
  remindDays: string
}

export interface TypedLine extends Typed<Line> {
  /** Currency in which the price was written, `euro` or `tnd`; '' if it is not known. */
  priceIn: string
  /** Price typed in the other currency, for a change back. */
  otherPrice: string
  /** Pack of the price list whose price this is; '' for a typed price. */
  pack: string
}
