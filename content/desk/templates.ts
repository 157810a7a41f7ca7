import * as v from 'valibot'
import { group, line, paragraph, rank } from '../documents/fields.ts'

/** What stands in square brackets, at most a few words: `[jour]`. */
const blank = /\[[\p{L} ’-]{1,40}\]/gu

/** Blanks that a text still has: it does not leave with one. */
export function blanksOf(text: string): string[] {
  return [...new Set(text.match(blank) ?? [])]
}

/** Blanks that are filled in for who answers. */
const filledBlanks = ['[nom]', '[référence]', '[prénom]']

/** Blanks that who answers fills in. */
const ownBlanks = ['[jour]', '[heure]', '[question]', '[raison]']

/** Refuses a blank that nobody would know how to fill in: « [date] n’est pas un blanc connu. » */
const onlyBlanks = (known: readonly string[]) =>
  v.check(
    (text: string) => blanksOf(text).every((blank) => known.includes(blank)),
    ({ input }) => {
      const unknown = blanksOf(input).filter((blank) => !known.includes(blank))
      return `${unknown.join(', ')}\u00a0: blanc inconnu. Les blancs connus sont ${known.join(', ')}.`
    },
  )

/** A letter to begin an answer with. What stands in square brackets is filled in, by us or by hand. */
export const templateDocument = group('Modèle de réponse', {
  order: rank,
  label: line('Nom', { most: 60 }),
  subject: v.pipe(line('Objet'), onlyBlanks(filledBlanks)),
  text: v.pipe(paragraph('Texte', { most: 4000 }), onlyBlanks([...filledBlanks, ...ownBlanks])),
})

export type AnswerTemplate = v.InferOutput<typeof templateDocument>

/** What is known of a request and of who answers it. */
export interface TemplateFacts {
  name: string
  reference: string
  /** First name of who answers. */
  firstName: string
}

export interface FilledTemplate {
  subject: string
  text: string
  /** What was put in, as it reads. */
  filled: string[]
  /** What is left to write, as `[jour]`. */
  blanks: string[]
}

/** A letter with all that we know filled in. */
export function fillTemplate(
  { subject, text }: Pick<AnswerTemplate, 'subject' | 'text'>,
  { name, reference, firstName }: TemplateFacts,
): FilledTemplate {
  const known: Record<string, string> = {
    '[nom]': name,
    '[référence]': reference,
    '[prénom]': firstName,
  }
  // What a client calls themselves may look like a blank: it is put in once, and not read again.
  const fill = (words: string) => words.replace(blank, (name) => known[name] || name)
  const used = blanksOf(text).flatMap((name) => known[name] || [])
  const blanks = blanksOf(`${subject} ${text}`).filter((name) => !known[name])
  return { subject: fill(subject), text: fill(text), filled: used, blanks }
}
