import * as v from 'valibot'
import { cleanAddress, cleanLine, cleanText, unreadableIn } from './pasted.ts'

/** Limits in characters; an error message names them to the visitor (Spec: F-4). */
export const limits = { name: 200, email: 254, phone: 50, text: 10_000 } as const

const notAnEmail = 'Cette adresse semble incomplète. Exemple : vous@exemple.fr'

// Checks the shape only, because only a delivered mail proves that an address exists; accents and new
// top-level domains are valid. Excludes characters with a meaning in mail headers (spaces, brackets, commas,
// quotes).
const emailShape =
  /^[^\s@.<>()[\]\\,;:"]+(?:\.[^\s@.<>()[\]\\,;:"]+)*@(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

// A field with only zero-width spaces, fillers or empty Braille cells looks empty.
const somethingSeen = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

const atMost = (limit: number) =>
  v.maxLength<string, number, () => string>(
    limit,
    // A function delays the first use of Intl, which blocks a slow phone.
    () =>
      `${limit.toLocaleString('fr-FR').replace(/\s/g, '\u00a0')} caractères au maximum, s’il vous plaît.`,
  )

export type Field = v.GenericSchema<string | undefined, string>

/** Optional, because browsers do not post disabled fields. */
const typed = v.optional(v.string(), '')

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

export const line = (limit: number): Field => kept(cleanLine, limit)

export const phone = (): Field => kept(cleanAddress, limits.phone)

export const text = (): Field => kept(cleanText, limits.text)

export const required = (field: Field, message: string): Field =>
  v.pipe(field, v.regex(somethingSeen, message))

export const email = (message: string): Field =>
  v.pipe(required(kept(cleanAddress, limits.email), message), v.regex(emailShape, notAnEmail))

export const optionalEmail = (): Field =>
  v.pipe(
    kept(cleanAddress, limits.email),
    v.check((value) => value === '' || emailShape.test(value), notAnEmail),
  )
