/** Numbers of the parts that an article cannot hold, by their kind. */
export interface Lost {
  links: number
  pictures: number
  notes: number
  comments: number
  deletions: number
  tables: number
  numbered: number
  equations: number
  /** 1 for a program that itself loses words when it copies. */
  garbled: number
}

export const nothingLost = (): Lost => ({
  ...{ links: 0, pictures: 0, notes: 0, comments: 0, deletions: 0 },
  ...{ tables: 0, numbered: 0, equations: 0, garbled: 0 },
})

const gone: [keyof Lost, string, string][] = [
  ['pictures', 'une image', 'images'],
  ['notes', 'une note', 'notes'],
  ['comments', 'un commentaire', 'commentaires'],
  ['deletions', 'un passage barré', 'passages barrés'],
  ['equations', 'une équation', 'équations'],
]

const changed: [keyof Lost, string, string][] = [
  ['tables', 'un tableau devient des paragraphes', 'tableaux deviennent des paragraphes'],
  ['numbered', 'une liste numérotée perd ses numéros', 'listes numérotées perdent leurs numéros'],
]

export const pictureWay = 'Pour mettre une image, prenez le bouton «\u00a0Image\u00a0».'

/** Returns French sentences about the parts that a paste left out. */
export function lostWords(lost: Lost): string {
  const counted = (kinds: typeof gone) =>
    kinds
      .filter(([kind]) => lost[kind] > 0)
      .map(([kind, one, many]) => (lost[kind] === 1 ? one : `${lost[kind]} ${many}`))
      .join(', ')
  const [left, other] = [counted(gone), counted(changed)]
  const parts = [
    left && `Ce qui n’est pas gardé\u00a0: ${left}.`,
    lost.pictures && pictureWay,
    other && `${other[0]?.toUpperCase()}${other.slice(1)}.`,
    lost.links && linkWords(lost.links),
    lost.garbled && 'AbiWord oublie des mots en copiant\u00a0: comparez avec l’original.',
  ]
  return parts
    .filter(Boolean)
    .map((each) => ` ${each}`)
    .join('')
}

function linkWords(count: number): string {
  const links = count === 1 ? 'Un lien n’est pas gardé' : `${count} liens ne sont pas gardés`
  return `${links}\u00a0: un lien occupe un bloc, et mène à une page du site.`
}
