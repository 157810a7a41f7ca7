/** A field of a document: `{ document: 'pages/accueil', path: 'hero.lead' }`; the path '' is the document itself. */
export interface Place {
  document: string
  path: string
}

export interface ContentFault extends Place {
  words: string
  /** The page that shows the fault, because the document is missing. */
  page?: string
  /** Other places whose change may have caused the fault; `words` describes the fault from there. */
  causes?: readonly (Place & { words?: string })[]
}

export class ContentError extends Error {
  override name = 'ContentError'
  readonly faults: readonly ContentFault[]

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(lineOf).join('\n'))
    this.faults = faults
  }
}

/** `pages/accueil.yaml › hero › to: Aucune page à l’adresse /tarif.` */
function lineOf({ document, path, page, words }: ContentFault): string {
  const field = path === '' ? '' : ` › ${path.replaceAll('.', ' › ')}`
  return `${page ?? `${document}.yaml${field}`}: ${words}`
}
