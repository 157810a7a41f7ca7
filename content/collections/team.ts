import { entryPath, isSample, type MemberId } from '../entries.ts'
import type { PageInfo } from '../pages.ts'

/** A member as lists show them: all that browsers download of them (Spec: S-40). */
export interface Member {
  /** Also the name of their portrait. */
  id: MemberId
  name: string
  role: string
}

/** The text of a real member's own page, which the server renders (content/collections/texts.ts). */
export interface MemberText {
  /** For search engines, 70 to 160 characters. */
  description: string
  lead: string
  text: string
  skills: readonly string[]
}

/** Real members, in the order of `entries.team`. The first one replaces all the samples. */
export const realMembers: readonly Member[] = []

export const sampleMembers: readonly Member[] = [
  { id: 'leila-mansour', name: 'Leïla Mansour', role: 'Directrice artistique' },
  { id: 'hugo-castel', name: 'Hugo Castel', role: 'Développeur' },
  { id: 'fatou-ndiaye', name: 'Fatou Ndiaye', role: 'Cheffe de projet' },
  { id: 'karim-jaziri', name: 'Karim Jaziri', role: 'Référenceur' },
  { id: 'salma-trabelsi', name: 'Salma Trabelsi', role: 'UI/UX designer' },
  { id: 'paul-vidal', name: 'Paul Vidal', role: 'Développeur' },
  { id: 'nour-haddad', name: 'Nour Haddad', role: 'Graphiste' },
  { id: 'emile-rouquette', name: 'Émile Rouquette', role: 'Webmaster' },
  { id: 'yasmine-belhaj', name: 'Yasmine Belhaj', role: 'Rédactrice' },
  { id: 'tom-bessiere', name: 'Tom Bessière', role: 'Motion designer' },
  { id: 'aicha-kone', name: 'Aïcha Koné', role: 'Illustratrice' },
  { id: 'sofiane-gharbi', name: 'Sofiane Gharbi', role: 'Fondateur' },
]

/** The members of the team pages: the real ones, or the samples while there is none. */
export const team = realMembers.length > 0 ? realMembers : sampleMembers

/** Returns a member's role, marked when the member is a sample. */
export const roleOf = ({ id, role }: Member) => (isSample('team', id) ? `${role} (exemple)` : role)

export const memberPath = (id: MemberId) => entryPath('team', id)

export const memberPage = ({ name, role }: Member): PageInfo => ({
  crumb: name,
  title: `${name}, ${role} | Graaand`,
})

/** Sample links: each leads to the network itself until the member gives an address of their own. */
export function memberLinks(name: string) {
  return [
    { network: 'facebook', label: `${name} sur Facebook`, href: 'https://www.facebook.com/' },
    { network: 'instagram', label: `${name} sur Instagram`, href: 'https://www.instagram.com/' },
    { network: 'linkedin', label: `${name} sur LinkedIn`, href: 'https://www.linkedin.com/' },
    { network: 'youtube', label: `${name} sur YouTube`, href: 'https://www.youtube.com/' },
  ]
}
