import * as v from 'valibot'
import { group, line, paragraph, rank } from '../documents/fields.ts'

const blank = /\[[\p{L} ’-]{1,40}\]/gu

export function blanksOf(text: string): string[] {
  return [...new Set(text.match(blank) ?? [])]
}

const filledBlanks = ['[nom]', '[référence]', '[prénom]']

const ownBlanks = ['[jour]', '[heure]', '[question]', '[raison]']

/** Refuses unknown blanks: « [date] n’est pas un blanc connu. » */
const onlyBlanks = (known: readonly string[]) =>
  v.check(
    (text: string) => blanksOf(text).every((blank) => known.includes(blank)),
    ({ input }) => {
      const unknown = blanksOf(input).filter((blank) => !known.includes(blank))
      return `${unknown.join(', ')}\u00a0: blanc inconnu. Les blancs connus sont ${known.join(', ')}.`
    },
  )

export const templateDocument = group('Modèle de réponse', {
  order: rank,
  label: line('Nom', { most: 60 }),
  subject: v.pipe(line('Objet'), onlyBlanks(filledBlanks)),
  text: v.pipe(paragraph('Texte', { most: 4000 }), onlyBlanks([...filledBlanks, ...ownBlanks])),
})

export type AnswerTemplate = v.InferOutput<typeof templateDocument>

export interface TemplateFacts {
  name: string
  reference: string
  firstName: string
}

export interface FilledTemplate {
  subject: string
  text: string
  /** Inserted values. */
  filled: string[]
  blanks: string[]
}

export function fillTemplate(
  { subject, text }: Pick<AnswerTemplate, 'subject' | 'text'>,
  { name, reference, firstName }: TemplateFacts,
): FilledTemplate {
  const known: Record<string, string> = {
    '[nom]': name,
    '[référence]': reference,
    '[prénom]': firstName,
  }
  // Replaces in one pass, because a client's name may look like a blank.
  const fill = (words: string) => words.replace(blank, (name) => known[name] || name)
  const used = blanksOf(text).flatMap((name) => known[name] || [])
  const blanks = blanksOf(`${subject} ${text}`).filter((name) => !known[name])
  return { subject: fill(subject), text: fill(text), filled: used, blanks }
}
