export interface TypedDraft {
  seller: string
  client: {
    kind: string
    name: string
    role: string
    company: string
    employees: string
    registration: string
    vatNumber: string
    street: string
    postcode: string
    town: string
    /** ISO 3166-1 alpha-2. */
    country: string
    email: string
  }
  place: string
  meetings: { on: string; where: string; detail: string }[]
  subject: string
  currency: string
  /** `oui`, or empty. */
  exempt: string
  lines: TypedLine[]
  discount: string
  deposit: string
  instalments: { share: string; when: string }[]
  balanceDue: string
  validUntil: string
  deliveryWeeks: string
  steps: { when: string; what: string }[]
  notIncluded: string
  note: string
  signatory: { name: string; role: string }
  remindDays: string
}

export interface TypedLine {
  label: string
  detail: string
  quantity: string
  unit: string
  price: string
  /** Currency in which the price was written, `euro` or `tnd`; '' if it is not known. */
  priceIn: string
  /** Price that was written in the other currency, for a change back. */
  otherPrice: string
  /** Pack of the price list whose price this is; '' for a typed price. */
  pack: string
  discount: string
  vat: string
}
