import * as v from 'valibot'
import { cleanAddress, cleanLine, cleanText, unreadableIn } from './pasted.ts'

/** Generous bounds in characters, named to the visitor when reached (Spec: F-4). */
export const limits = { name: 200, email: 254, phone: 50, text: 10_000 } as const

const notAnEmail = 'Cette adresse semble incomplète. Exemple : vous@exemple.fr'

// The shape only, accents and new top-level domains included: the true test is the mail that
// arrives. What mail headers give a meaning to (spaces, brackets, commas, quotes) is left out.
const emailShape =
  /^[^\s@.<>()[\]\\,;:"]+(?:\.[^\s@.<>()[\]\\,;:"]+)*@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

// Spaces of no width, fillers and an empty Braille cell look like a field left empty.
const somethingSeen = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

const atMost = (limit: number) =>
  v.maxLength<string, number, () => string>(
    limit,
    // Only when it is said: the first number that Intl writes takes a slow phone 40 ms.
    () =>
      `${limit.toLocaleString('fr-FR').replace(/\s/g, '\u00a0')} caractères au maximum, s’il vous plaît.`,
  )

/** A form's field: text as typed, or absent, becomes the text to keep. */
export type Field = v.GenericSchema<string | undefined, string>

/** A field absent from the post counts as left empty: browsers leave out what is disabled. */
const typed = v.optional(v.string(), '')

/** Text that may stay empty, cleaned of what comes along with a paste, at most `limit` characters. */
const kept = (clean: (typed: string) => string, limit: number): Field =>
  v.pipe(
    typed,
    v.transform(clean),
    atMost(limit),
    v.check(
      (value) => unreadableIn(value) === undefined,
      ({ input }) => unreadableIn(input) ?? '',
    ),
  )

/** One line of text that may stay empty, trimmed, at most `limit` characters. */
export const line = (limit: number): Field => kept(cleanLine, limit)

/** A phone number that may stay empty, as it was written. */
export const phone = (): Field => kept(cleanAddress, limits.phone)

/** Free text that may stay empty, trimmed, with the line breaks of every system made alike. */
export const text = (): Field => kept(cleanText, limits.text)

/** The same field, refused with `message` when it is left empty. */
export const required = (field: Field, message: string): Field =>
  v.pipe(field, v.regex(somethingSeen, message))

/** A required e-mail address; `message` is what an empty field answers. */
export const email = (message: string): Field =>
  v.pipe(required(kept(cleanAddress, limits.email), message), v.regex(emailShape, notAnEmail))

/** An e-mail address that may stay empty. */
export const optionalEmail = (): Field =>
  v.pipe(
    kept(cleanAddress, limits.email),
    v.check((value) => value === '' || emailShape.test(value), notAnEmail),
  )
