import { choices } from './choices.ts'
import { countryName } from './countries.ts'
import type { TypedDraft } from './typed-draft.ts'

export interface Difference {
  label: string
  one: string
  other: string
}

export function differencesOf(one: TypedDraft, other: TypedDraft): Difference[] {
  const [ones, others] = [flatten(one), flatten(other)]
  const names = [...new Set([...ones.keys(), ...others.keys()])]
  return names
    .filter((name) => !isBookkeeping(name))
    .filter((name) => (ones.get(name) ?? '') !== (others.get(name) ?? ''))
    .map((name) => ({
      label: whereOf(name),
      one: wordsOf(name, ones.get(name)),
      other: wordsOf(name, others.get(name)),
    }))
}

/** Facts behind a price, which no field shows. */
const isBookkeeping = (name: string) => /^lines\.\d+\.(?:priceIn|otherPrice|pack)$/.test(name)

export function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  return new Map(
    Object.entries(value as object).flatMap(([name, item]) => [
      ...flatten(item, path ? `${path}.${name}` : name),
    ]),
  )
}

const rows: Record<string, string> = {
  lines: 'Ligne',
  meetings: 'Rencontre',
  instalments: 'Échéance',
  steps: 'Étape',
}

const fields: Record<string, string> = {
  label: 'désignation',
  detail: 'détail',
  quantity: 'quantité',
  unit: 'unité',
  price: 'prix',
  discount: 'remise',
  vat: 'TVA',
  on: 'jour',
  where: 'lieu',
  share: 'part',
  when: 'quand',
  what: 'quoi',
  'client.kind': 'Client',
  'client.name': 'Nom du client',
  'client.role': 'Qualité du client',
  'client.company': 'Entreprise',
  'client.employees': 'Salariés',
  'client.registration': 'Identifiant de l’entreprise',
  'client.vatNumber': 'Numéro de TVA du client',
  'client.street': 'Adresse du client',
  'client.postcode': 'Code postal du client',
  'client.town': 'Ville du client',
  'client.country': 'Pays du client',
  'client.email': 'E-mail du client',
  'signatory.name': 'Signataire',
  'signatory.role': 'Qualité du signataire',
  seller: 'Qui vend',
  place: 'Signé',
  subject: 'Objet',
  deposit: 'Acompte',
  balanceDue: 'Solde',
  validUntil: 'Valable jusqu’au',
  deliveryWeeks: 'Délai',
  notIncluded: 'Ce qui n’est pas compris',
  note: 'Note au client',
  remindDays: 'Relance',
  currency: 'Monnaie',
  exempt: 'TVA',
}

function whereOf(name: string): string {
  const [, list = '', index, field = ''] = /^([a-z]+)\.(\d+)\.([a-zA-Z]+)$/.exec(name) ?? []
  if (index !== undefined) {
    const what = list === 'meetings' && field === 'detail' ? 'précision' : fields[field]
    return `${rows[list]}\u00a0${Number(index) + 1}, ${what}`
  }
  return name === 'discount' ? 'Remise globale' : (fields[name] ?? name)
}

function wordsOf(name: string, value: string | undefined): string {
  if (value === undefined) return ''
  if (name === 'client.country') return countryName(value)
  const known = choices[name.split('.').at(-1) as keyof typeof choices] as
    | Readonly<Record<string, string>>
    | undefined
  return known && Object.hasOwn(known, value) ? (known[value] ?? value) : value
}
