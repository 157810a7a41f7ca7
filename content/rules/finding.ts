/** A refusal prevents publication, a question is asked once, a hint does neither. */
export type Severity = 'refusal' | 'question' | 'hint'

export interface Finding {
  severity: Severity
  words: string
}
