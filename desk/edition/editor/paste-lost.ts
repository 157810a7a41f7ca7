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

const lostKinds: [keyof Lost, string, string][] = [
  ['pictures', 'une image n’est pas gardée', 'images ne sont pas gardées'],
  ['notes', 'une note n’est pas gardée', 'notes ne sont pas gardées'],
  ['comments', 'un commentaire n’est pas gardé', 'commentaires ne sont pas gardés'],
  ['deletions', 'un passage barré n’est pas gardé', 'passages barrés ne sont pas gardés'],
  ['equations', 'une équation n’est pas gardée', 'équations ne sont pas gardées'],
  ['tables', 'un tableau devient des paragraphes', 'tableaux deviennent des paragraphes'],
  ['numbered', 'une liste numérotée perd ses numéros', 'listes numérotées perdent leurs numéros'],
]

export const pictureWay = 'Pour mettre une image, prenez le bouton «\u00a0Image\u00a0».'

/** Returns French sentences about the parts that a paste left out. */
export function lostWords(lost: Lost): string {
  const all = lostKinds.flatMap(([kind, one, many]) => {
    const count = lost[kind]
    if (count === 0) return []
    return count === 1 ? [one] : [`${count} ${many}`]
  })
  const [first = '', ...others] = all
  const parts = [first && `${first[0]?.toUpperCase()}${[first.slice(1), ...others].join(', ')}.`]
  if (lost.pictures) parts.push(pictureWay)
  if (lost.links) {
    const links =
      lost.links === 1 ? 'Un lien n’est pas gardé' : `${lost.links} liens ne sont pas gardés`
    parts.push(`${links}\u00a0: un lien occupe un bloc, et mène à une page du site.`)
  }
  if (lost.garbled) {
    parts.push('AbiWord oublie des mots en copiant\u00a0: comparez avec l’original.')
  }
  return parts
    .filter(Boolean)
    .map((each) => ` ${each}`)
    .join('')
}
