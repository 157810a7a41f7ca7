/*
 * Addresses, names of posted fields and queries that the pages of the edition share with the server.
 * A key names a field: `pages/accueil#hero.lead`.
 */

export const home = '/bureau/edition'

export const sheetAddress = ({ shelf, name }: { shelf: string; name: string }) =>
  `${home}/${shelf}/${name}`

export const reviewAddress = `${home}/relire`
export const historyAddress = `${home}/historique`
export const publicationsAddress = `${home}/publications`
/** The publication under way. */
export const progressAddress = `${home}/publication`
/** Pictures of articles, which belong to no field. */
export const picturesAddress = `${home}/images`

export const publicationAddress = (number: number) => `${publicationsAddress}/${number}`

export const restorationAddress = (number: number) => `${publicationAddress(number)}/remise`

/** Removal of an entry from the site, and its return. */
export const removalAddress = (sheet: string) => `${sheet}/retrait`
export const returnAddress = (sheet: string) => `${sheet}/retour`

/** A key as one segment of a path without escapes, because Apache refuses an escaped slash. */
const segmentOf = (key: string) => key.replaceAll('/', ':').replace('#', '!')

export const keyIn = (segment = '') => segment.replace('!', '#').replaceAll(':', '/')

/** Resources below the address of a field, each for posts. */
export type FieldResource =
  | 'reprise'
  | 'confirmation'
  | 'mise-de-cote'
  | 'inclusion'
  | 'versions/mienne'
  | 'versions/autre'
  | 'versions/code'
  | 'versions/edition'
  | 'lignes'
  | 'montee'
  | 'descente'
  | 'retrait'
  | 'image'

/** @param owner address of the sheet, of a publication, or `home` */
export function fieldAddress(owner: string, key: string, resource?: FieldResource): string {
  return [owner, 'champs', segmentOf(key), resource].filter(Boolean).join('/')
}

export type PreviewVersion = 'apres' | 'avant' | 'prets'

export const previewOf = (path: string, version: PreviewVersion) =>
  `${home}/apercu${path}?${queries.preview}=${version}`

const parts = {
  text: 'f',
  /** Fingerprint of the value that the person saw. */
  seen: 's',
  /** Whether a change is published; otherwise it is left out, for a reason. */
  taken: 'prendre',
  reason: 'raison',
  /** File of a picture, the part that a cut keeps, and the hash of the picture that the person saw. */
  file: 'image',
  cut: 'cadrage',
  picture: 'vue',
} as const

type Part = keyof typeof parts

/** Name of a posted value that belongs to the field with a key. */
export const nameOf = (part: Part, key: string) => `${parts[part]}|${key}`

export const keysIn = (posted: object, part: Part) =>
  Object.keys(posted).flatMap((name) => {
    const prefix = nameOf(part, '')
    return name.startsWith(prefix) ? [name.slice(prefix.length)] : []
  })

/** Names of the other posted values. */
export const names = {
  /** Number of the last publication that the person saw. */
  after: 'apres',
  /** Key of a taken change that is not published. */
  except: 'sauf',
  /** Fingerprint of the parts of a sheet that the browser shows. */
  shown: 'montre',
  /** Page that a choice returns to. */
  back: 'retour',
  /** Name of a new entry, and the id of the sample that it replaces. */
  entry: 'nom',
  sample: 'remplace',
  /** A picture that belongs to no field. */
  file: 'image',
} as const

/** Names of queries. */
export const queries = {
  find: 'q',
  /** Publication under way that the page shows. */
  seen: 'vu',
  preview: 'etat',
  /** Filter, first number and opened number of the history. */
  touch: 'touche',
  before: 'avant',
  opened: 'voir',
} as const
