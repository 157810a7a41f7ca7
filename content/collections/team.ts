import type { MemberId } from '../entries.ts'
import type { PageInfo } from '../pages.ts'
import { card as aichaKone } from './members/aicha-kone.ts'
import { card as emileRouquette } from './members/emile-rouquette.ts'
import { card as fatouNdiaye } from './members/fatou-ndiaye.ts'
import { card as hugoCastel } from './members/hugo-castel.ts'
import { card as karimJaziri } from './members/karim-jaziri.ts'
import { card as leilaMansour } from './members/leila-mansour.ts'
import { card as nourHaddad } from './members/nour-haddad.ts'
import { card as paulVidal } from './members/paul-vidal.ts'
import { card as salmaTrabelsi } from './members/salma-trabelsi.ts'
import { card as sofianeGharbi } from './members/sofiane-gharbi.ts'
import { card as tomBessiere } from './members/tom-bessiere.ts'
import { card as yasmineBelhaj } from './members/yasmine-belhaj.ts'

/** What lists show of somebody of the team: all that browsers download of it (Spec: S-40). */
export interface MemberCard {
  name: string
  role: string
}

/** What the page of a member adds, which the server draws (content/collections/texts.ts). */
export interface MemberText {
  /** For search engines, 70 to 160 characters. */
  description: string
  lead: string
  text: string
  skills: readonly string[]
}

/** Somebody of the team: their address is /team/<id>, and their portrait has the same name. */
export interface Member extends MemberCard {
  id: MemberId
}

/** Twelve samples, as their pages say (Spec: S-40): a real one takes the place of one in its file. */
export const team: readonly Member[] = [
  { id: 'leila-mansour', ...leilaMansour },
  { id: 'hugo-castel', ...hugoCastel },
  { id: 'fatou-ndiaye', ...fatouNdiaye },
  { id: 'karim-jaziri', ...karimJaziri },
  { id: 'salma-trabelsi', ...salmaTrabelsi },
  { id: 'paul-vidal', ...paulVidal },
  { id: 'nour-haddad', ...nourHaddad },
  { id: 'emile-rouquette', ...emileRouquette },
  { id: 'yasmine-belhaj', ...yasmineBelhaj },
  { id: 'tom-bessiere', ...tomBessiere },
  { id: 'aicha-kone', ...aichaKone },
  { id: 'sofiane-gharbi', ...sofianeGharbi },
]

/** Follows a role, wherever it is shown. */
export const sampleMark = '(exemple)'

export const memberPath = (id: MemberId) => `/team/${id}` as const

export const memberPage = ({ name, role }: MemberCard): PageInfo => ({
  crumb: name,
  title: `${name}, ${role} ${sampleMark} | Graaand`,
  sample: true,
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
