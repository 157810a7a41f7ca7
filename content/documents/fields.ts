/**
 * Field types of document schemas, each with a French label, limits and messages: one schema serves as form,
 * check and type.
 */
import * as v from 'valibot'
import { dayFault } from '../days.ts'
import type { SitePath } from '../entries.ts'
import type { PictureShape } from './pictures.ts'

export interface FieldInfo {
  /** Set if only code may change it: a string that the spec quotes, or a name that code uses. */
  fixed?: true
  unit?: string
  long?: true
  blanks?: readonly string[]
  /** Set on a picture. */
  shape?: PictureShape
  /** Set on a group of a phone number and its link. */
  isPhone?: true
}

interface Limits {
  /** Number of characters. */
  most: number
  least?: number
  blanks?: readonly string[]
}

const tooLong =
  (most: number) =>
  ({ input }: { input: string }) =>
    `${input.length} caractères\u00a0: ${input.length - most} de trop.`

const tooShort =
  (least: number) =>
  ({ input }: { input: string }) =>
    input.trim() === ''
      ? 'Ce texte est vide.'
      : `${input.length} caractères\u00a0: il en faut ${least} au moins.`

const blanksIn = (text: string) =>
  [...text.matchAll(/(?<!\{)\{(\w+)\}(?!\})/g)].map(([, name = '']) => name)

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

const written = ({ most, least = 1, blanks = [] }: Limits) => {
  const unknown = (text: string) => blanksIn(text).filter((name) => !blanks.includes(name))
  return v.pipe(
    v.string('Un texte est attendu.'),
    v.minLength(least, tooShort(least)),
    v.maxLength(most, tooLong(most)),
    v.check(
      (text) => unknown(text).length === 0,
      ({ input }) =>
        `${inBraces(unknown(input))} : la page ne remplit ${blanks.length > 0 ? `que ${inBraces(blanks)}` : 'rien ici'}.`,
    ),
  )
}

const filled = ({ blanks }: Partial<Limits>) => (blanks ? { blanks } : {})

export const line = (label: string, limits: Partial<Limits> = {}) =>
  v.pipe(written({ most: 140, ...limits }), v.title(label), v.metadata(filled(limits)))

export const paragraph = (label: string, limits: Partial<Limits> = {}) =>
  v.pipe(
    written({ most: 600, ...limits }),
    v.title(label),
    v.metadata({ long: true, ...filled(limits) }),
  )

export const fixed = (label: string) =>
  v.pipe(written({ most: 600 }), v.title(label), v.metadata({ fixed: true }))

/** Spec: S-6 */
export const searchDescription = v.pipe(
  v.string('Un texte est attendu.'),
  v.minLength(70, tooShort(70)),
  v.maxLength(160, (issue) => `${tooLong(160)(issue)} Les moteurs couperaient la fin.`),
  v.title('Description'),
  v.metadata({ long: true }),
)

export const address = (label: string) =>
  v.pipe(
    written({ most: 140 }),
    v.guard(
      (text): text is SitePath => text.startsWith('/'),
      'Une adresse du site est attendue, comme /devis.',
    ),
    v.title(label),
  )

const wholeNumber = v.pipe(
  v.number('Un nombre est attendu.'),
  v.integer('Un nombre entier est attendu.'),
  v.minValue(1, 'Un nombre plus grand que zéro est attendu.'),
  // In the edition's previews, larger numbers are placeholders of amounts (server/edition/marks.ts).
  v.maxValue(9_999_999, 'Un nombre de sept chiffres au plus est attendu.'),
)
export const phone = (label: string) =>
  v.pipe(
    line(label),
    v.regex(
      /^\+[1-9]\d{0,2}(?:[ \u00a0\u202f]\d+)+$/,
      'Un numéro avec son pays est attendu, comme +33\u00a04\u00a065\u00a071\u00a012\u00a034.',
    ),
    v.check(
      (text) => /^\d{8,15}$/.test(digitsOf(text)),
      ({ input }) => `${digitsOf(input).length} chiffres\u00a0: un numéro en a de 8 à 15.`,
    ),
  )

export const webAddress = (label: string) =>
  v.pipe(
    line(label, { most: 300 }),
    v.check(
      (text) => /^https:\/\/\S+$/.test(text) && URL.canParse(text),
      'Une adresse qui commence par https:// est attendue.',
    ),
  )

export const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

export const amount = (label: string, unit: string) =>
  v.pipe(
    v.number('Un prix hors taxes est attendu, comme 620.'),
    wholeNumber,
    v.title(label),
    v.metadata({ unit }),
  )

export const rank = v.pipe(wholeNumber, v.title('Rang dans la liste'))

export const example = v.pipe(v.literal(true), v.title('Exemple'), v.metadata({ fixed: true }))
const notExample = v.optional(v.literal(false))

const replaced = v.optional(line('Remplace l’exemple'))

/** An entry of a list: a sample has the fields of `card`, a real entry those of `real` too. */
export const entry = <const Card extends v.ObjectEntries, const Real extends v.ObjectEntries>(
  label: string,
  card: Card,
  real: Real,
) =>
  v.pipe(
    v.variant('sample', [
      group('Exemple', { ...card, sample: example }),
      group(label, { ...card, sample: notExample, replaces: replaced, ...real }),
    ]),
    v.title(label),
  )

export const fixedNumber = (label: string) =>
  v.pipe(v.number(), v.integer(), v.title(label), v.metadata({ fixed: true }))

export const choice = <const Options extends readonly string[]>(label: string, options: Options) =>
  v.pipe(v.picklist(options), v.title(label), v.metadata({ fixed: true }))

/** A date: `2026-11-25`. */
export const day = (label: string) =>
  v.pipe(
    v.string(),
    v.isoDate('Une date est attendue, comme 2026-11-25.'),
    // `2026-02-31` matches the pattern, but is no date.
    v.check(
      (text) => !v.ISO_DATE_REGEX.test(text) || dayFault(text) === null,
      ({ input }) => dayFault(input) ?? '',
    ),
    v.title(label),
  )

export const tick = (label: string) => v.pipe(v.boolean(), v.title(label))

export const orNull = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.nullable(schema), v.title(v.getTitle(schema) ?? ''))

export const group = <const Fields extends v.ObjectEntries>(label: string, fields: Fields) =>
  v.pipe(v.strictObject(ownOnly(fields), fieldFault), v.title(label))

function fieldFault({ expected }: v.StrictObjectIssue): string {
  if (expected === 'never') return 'Aucun champ n’a ce nom.'
  return expected === 'Object' ? 'Des champs sont attendus.' : 'Ce champ manque.'
}

/** Returns fields without a prototype, because the validator would take inherited names (`constructor`) for fields. */
const ownOnly = <Fields extends v.ObjectEntries>(fields: Fields): Fields =>
  Object.assign(Object.create(null), fields)

export const list = <const Item extends v.GenericSchema>(
  label: string,
  item: Item,
  { least = 1, most = 40 }: { least?: number; most?: number } = {},
) =>
  v.pipe(
    v.array(item, 'Une liste est attendue.'),
    v.minLength(least, `Il en faut ${least} au moins.`),
    v.maxLength(most, `Il en faut ${most} au plus.`),
    v.title(label),
  )

export const three = <const Item extends v.GenericSchema>(label: string, item: Item) =>
  v.pipe(v.strictTuple([item, item, item]), v.title(label))

export const questionAnswer = group('Question', {
  question: line('Question'),
  answer: paragraph('Réponse'),
})

export const titledText = (label: string) =>
  group(label, { title: line('Titre'), text: paragraph('Texte') })

const pixels = (label: string) =>
  v.pipe(wholeNumber, v.title(label), v.metadata({ fixed: true, unit: 'px' }))

/** A stored picture, cut to `shape` when it was uploaded. */
export const picture = (label: string, shape: PictureShape) =>
  v.pipe(
    v.strictObject(
      ownOnly({
        id: v.pipe(
          v.string(),
          v.regex(/^[\da-f]{32}$/, 'Une image reçue est attendue.'),
          v.title('Image reçue'),
          v.metadata({ fixed: true }),
        ),
        name: fixed('Fichier'),
        width: pixels('Largeur'),
        height: pixels('Hauteur'),
        widths: list('Largeurs', pixels('Largeur'), { most: 10 }),
        alt: v.pipe(
          v.string('Un texte est attendu.'),
          v.maxLength(200, tooLong(200)),
          v.title('Texte de remplacement'),
          v.metadata({ long: true }),
        ),
        decorative: v.optional(tick('Décorative')),
      }),
    ),
    v.forward(
      v.check(
        ({ alt, decorative }) => decorative === true || alt.trim() !== '',
        'Décrivez l’image, ou cochez «\u00a0Décorative\u00a0».',
      ),
      ['alt'],
    ),
    v.title(label),
    v.metadata({ shape }),
  )

export type PictureField = v.InferOutput<ReturnType<typeof picture>>

/** A client's written permission to be shown; never published. */
export const agreement = group('Accord écrit du client', {
  date: day('Donné le'),
  kept: line('Où il est gardé'),
})
