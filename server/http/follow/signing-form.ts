import * as v from 'valibot'
import { email, type Field, line, phone, required } from '#forms/fields.ts'
import { parseDecimal } from '#quotes/amounts.ts'
import { draftLimits } from '#quotes/draft.ts'
import {
  faultWords,
  type IdentityResult,
  readRegistration,
  readVatNumber,
} from '#quotes/identity-numbers.ts'
import { mayWithdraw } from '#quotes/notices.ts'
import { leftOutOf, toPrintable } from '#quotes/printable.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { askedOf, asSigned, employeesMatter, type Signer } from '#quotes/signing.ts'
import { vatRuleOf } from '#quotes/vat.ts'

type Fields = Readonly<Record<string, string | undefined>>
type Errors<Name extends string> = Partial<Record<Name, string>>

const employees = {
  none: 'Indiquez combien de salariés vous employez\u00a0: zéro compte aussi.',
  bad: 'Écrivez le nombre de salariés en chiffres. Exemple\u00a0: 4.',
}

const otherVat =
  'Ce code postal change la TVA de ce devis\u00a0: posez-nous la question au lieu d’accepter, un autre devis vous sera envoyé.'

/** The signer cannot change the country. */
const otherCountry =
  'Ce numéro de TVA n’est pas celui de votre pays. Si le pays est faux, posez-nous la question au lieu d’accepter.'

const signerWords = {
  ...faultWords,
  'vat number of another country': otherCountry,
  'northern ireland': otherCountry,
}

const neededNumber = 'Ce numéro est obligatoire\u00a0: la TVA de ce devis en dépend.'

const otherLetters =
  'Le contrat ne sait écrire aucune de ces lettres. Écrivez-les en lettres latines, grecques, cyrilliques ou arabes.'

/** The text as the contract prints it, without characters that its fonts lack; the last page before signing lists them. */
const written = (field: Field) => v.pipe(field, v.transform(toPrintable), v.nonEmpty(otherLetters))

const short = (message: string) => written(required(line(draftLimits.label), message))

const rules = {
  name: short('Le nom est obligatoire.'),
  role: short('Votre qualité est obligatoire. Exemple\u00a0: gérant.'),
  company: short('Le nom de votre entreprise est obligatoire.'),
  street: short('L’adresse est obligatoire\u00a0: elle est écrite dans le contrat.'),
  postcode: short('Le code postal est obligatoire\u00a0: il est écrit dans le contrat.'),
  town: short('La ville est obligatoire\u00a0: elle est écrite dans le contrat.'),
}

/** Abroad any text is an identifier, so it is cleaned as the other fields. */
const identifier = v.pipe(line(draftLimits.number), v.transform(toPrintable))

/** Fields of the client that the client may correct, as typed, and two choices; `early` is `oui`, or empty. */
export type SigningValues = ReturnType<typeof knownValues>

export type SigningErrors = Errors<keyof SigningValues>

export function knownValues({ client }: QuoteVersion) {
  return {
    name: client.name,
    role: client.role,
    company: client.company,
    employees: client.employees === null ? '' : String(client.employees),
    registration: client.registration,
    vatNumber: client.vatNumber,
    street: client.street,
    postcode: client.postcode,
    town: client.town,
    copy: '',
    early: '',
  }
}

/** Reads a posted form; a page opened before 28 November 2026 posts the address of its quote on one line. */
export function typedValues(fields: Fields): SigningValues {
  const { name = '', role = '', company = '', employees = '', copy = '', early = '' } = fields
  const { registration = '', vatNumber = '', address = '', postcode = '', town = '' } = fields
  const { street = address } = fields
  const identity = { registration, vatNumber, street, postcode, town }
  return { name, role, company, employees, ...identity, copy, early }
}

export interface Signing {
  signer: Signer
  copyBy: 'mail' | 'post'
  earlyStart: boolean
  signed: QuoteVersion
  leftOut: string[]
}

/** Validates a client's corrections before signing, at both steps, because the second posts them again. */
export function parseSigning(
  content: QuoteVersion,
  fields: SigningValues,
): { ok: true; signing: Signing } | { ok: false; errors: SigningErrors } {
  const { client } = content
  const errors: SigningErrors = {}
  const read = (key: keyof typeof rules, isAsked = true): string => {
    if (!isAsked) return client[key]
    const { success, output, issues } = v.safeParse(rules[key], fields[key], {
      abortPipeEarly: true,
    })
    if (!success) errors[key] = issues[0].message
    return success ? output : ''
  }
  const isBusiness = client.kind !== 'consumer'
  const has = askedOf(content)
  const signer: Signer = {
    name: read('name'),
    role: read('role', isBusiness),
    company: read('company', isBusiness),
    employees: client.employees,
    registration: client.registration,
    vatNumber: client.vatNumber,
    street: read('street'),
    postcode: read('postcode', has.postcode),
    town: read('town', has.parts),
  }
  Object.assign(errors, correctIdentity(content, fields, signer))
  if (employeesMatter(content)) {
    const typed = fields.employees
    const count = parseDecimal(typed, 0)
    if (typed.trim() === '') errors.employees = employees.none
    else if (count === null || count > draftLimits.employees) errors.employees = employees.bad
    else signer.employees = count
  }
  const copyBy = fields.copy === 'mail' || fields.copy === 'post' ? fields.copy : null
  if (copyBy === null) errors.copy = 'Choisissez comment recevoir votre exemplaire signé.'
  if (copyBy === null || Object.keys(errors).length > 0) return { ok: false, errors }
  const signed = asSigned(content, signer)
  const earlyStart = fields.early === 'oui' && mayWithdraw(signed)
  const asked = [
    ...['name', 'street', ...(isBusiness ? ['role', 'company'] : [])],
    ...(has.parts ? ['postcode', 'town'] : []),
    ...(has.registration ? ['registration'] : []),
  ] as (keyof SigningValues)[]
  const leftOut = leftOutOf(asked.map((key) => fields[key]).join('\n'))
  return { ok: true, signing: { signer, copyBy, earlyStart, signed, leftOut } }
}

/** Reads the signer's numbers, and returns an error for a correction that would change the VAT of the quote. */
function correctIdentity(
  content: QuoteVersion,
  fields: SigningValues,
  signer: Signer,
): SigningErrors {
  const errors: SigningErrors = {}
  const client = { ...content.client, ...signer }
  const has = askedOf(content)
  const isOtherVat = vatRuleOf({ ...content, client }) !== vatRuleOf(content)
  if (content.vatRule !== null && isOtherVat) errors.postcode = otherVat
  const correct = (key: 'registration' | 'vatNumber', read: (typed: string) => IdentityResult) => {
    const typed = v.safeParse(identifier, fields[key], { abortPipeEarly: true })
    if (!typed.success) {
      errors[key] = typed.issues[0].message
      return
    }
    const result = read(typed.output)
    if (!result.ok) errors[key] = signerWords[result.fault]
    else if (result.value === '' && has.needs.includes(key)) errors[key] = neededNumber
    else signer[key] = result.value
  }
  if (has.registration) correct('registration', (typed) => readRegistration(typed, client))
  if (has.vatNumber) {
    correct('vatNumber', (typed) => readVatNumber(typed, client, signer.registration))
  }
  return errors
}

const receipt = email('L’adresse est obligatoire\u00a0: l’accusé de réception y est envoyé.')

const anyName = required(line(draftLimits.label), 'Le nom est obligatoire.')

/** A withdrawal has no PDF, so the name may contain any letter. */
export function parseWithdrawal(fields: Fields) {
  return parseAll({ name: anyName, email: receipt }, fields)
}

export function parseCorrection(fields: Fields) {
  return parseAll({ name: anyName, phone: phone() }, fields)
}

function parseAll<Name extends string>(
  schemas: Record<Name, Field>,
  fields: Fields,
):
  | { ok: true; values: Record<Name, string> }
  | { ok: false; values: Record<Name, string>; errors: Errors<Name> } {
  const names = Object.keys(schemas) as Name[]
  const values = {} as Record<Name, string>
  const errors: Errors<Name> = {}
  for (const key of names) {
    const typed = fields[key] ?? ''
    const { success, output, issues } = v.safeParse(schemas[key], typed, { abortPipeEarly: true })
    values[key] = success ? output : typed
    if (!success) errors[key] = issues[0].message
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, values, errors }
}
