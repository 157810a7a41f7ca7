interface Letter {
  subject: string
  text: string
}

/**
 * Adds a template to an answer without losing a typed word: the template replaces an unchanged one, otherwise it is
 * inserted at the caret. A typed subject stays.
 *
 * @param others every template of this answer, and the subject that the form began with
 * @returns the subject, and the text to write over the characters from `start` to `end`
 */
export function insertTemplate(
  chosen: Letter,
  { subject, text: typed }: Letter,
  { caret, others }: { caret: number; others: readonly Letter[] },
): { subject: string; start: number; end: number; text: string } {
  const isOurs = subject.trim() === '' || others.some((other) => other.subject === subject)
  const kept = isOurs ? chosen.subject : subject
  const former = others.find(({ text }) => text !== '' && typed.includes(text))?.text
  if (former || typed.trim() === '') {
    const start = former ? typed.indexOf(former) : 0
    return { subject: kept, start, end: start + (former ?? typed).length, text: chosen.text }
  }
  const [before, after] = [typed.slice(0, caret), typed.slice(caret)]
  const text = `${gap(before, 'endsWith')}${chosen.text}${gap(after, 'startsWith')}`
  return { subject: kept, start: caret, end: caret, text }
}

/** Returns the line breaks that are missing for an empty line between a template and a typed text. */
function gap(typed: string, touches: 'startsWith' | 'endsWith'): string {
  if (typed.trim() === '' || typed[touches]('\n\n')) return ''
  return typed[touches]('\n') ? '\n' : '\n\n'
}
