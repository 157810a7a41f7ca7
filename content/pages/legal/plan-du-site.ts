import { pageAt, sitePaths } from '../../all-pages.ts'
import type { Content } from '../../documents/documents.ts'
import type { SitePath } from '../../entries.ts'
import type { LegalPage, LegalSection, Words } from './legal.ts'

interface Group {
  id: string
  title: string
  /** Beginnings of addresses; `/` is the home page alone. */
  has: readonly (SitePath | `/${string}`)[]
}

const groups: readonly Group[] = [
  { id: 'expertises', title: 'Expertises', has: ['/expertises'] },
  { id: 'tarifs', title: 'Tarifs', has: ['/tarifs/'] },
  { id: 'journal', title: 'Journal', has: ['/blog', '/single-blog'] },
  { id: 'realisations', title: 'Réalisations', has: ['/portfolio', '/single-portfolio'] },
  {
    id: 'agence',
    title: 'L’agence',
    has: [
      ...(['/qui-sommes-nous', '/questions-frequentes', '/testimonial'] as const),
      ...(['/team', '/single-team', '/coming-soon'] as const),
    ],
  },
  {
    id: 'regles',
    title: 'Informations légales',
    has: [
      ...(['/conditions-generales-dutilisation', '/politique-de-'] as const),
      ...(['/mentions-legal', '/accessibilite', '/plan-du-site'] as const),
    ],
  },
  { id: 'projet', title: 'Votre projet', has: ['/', '/contactez-nous', '/devis', '/apercus'] },
]

const groupOf = (path: SitePath) =>
  groups.find(({ has }) =>
    has.some((start) => (start === '/' ? path === start : path.startsWith(start))),
  )

/** Lists every page of the site once, with the line that search engines show. Spec: S-65 */
export function siteMap(content: Content): LegalPage {
  const paths = sitePaths(content)
  const sections = groups.map((group): LegalSection => {
    const own = paths.filter((path) => groupOf(path) === group)
    return { id: group.id, title: group.title, blocks: [{ list: own.map(lineOf) }] }
  })
  function lineOf(path: SitePath): Words {
    const page = pageAt(path, content)
    const { heading, crumb = '', lang, description = '' } = page ?? {}
    return [{ label: heading ?? crumb, to: path, lang }, `. ${description}`]
  }
  return {
    updated: null,
    gist: 'Toutes les pages de ce site, et ce que chacune contient.',
    sections: [...sections.slice(-1), ...sections.slice(0, -1)],
  }
}
