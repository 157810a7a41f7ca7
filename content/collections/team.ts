import * as v from 'valibot'
import {
  entry,
  line,
  list,
  paragraph,
  picture,
  rank,
  searchDescription,
} from '../documents/fields.ts'
import { entryPath, sampleMark } from '../entries.ts'
import type { Page } from '../pages.ts'

/** Spec: S-40 */
const card = {
  order: rank,
  name: line('Nom', { most: 60 }),
  role: line('Rôle', { most: 60 }),
}

/** Spec: S-51. The id of a member without a picture names the drawing. */
export const memberDocument = entry('Membre', card, {
  lead: line('Accroche'),
  text: paragraph('Texte'),
  skills: list('Savoir-faire', line('Savoir-faire', { most: 60 }), { most: 10 }),
  portrait: v.optional(picture('Portrait', 'square')),
  description: searchDescription,
})

export type Member = v.InferOutput<typeof memberDocument> & { id: string }
export type RealMember = Extract<Member, { lead: string }>

export const realMembers = (members: readonly Member[]) =>
  members.filter((member): member is RealMember => !member.sample)

export const roleOf = ({ sample, role }: Member) => (sample ? `${role} ${sampleMark}` : role)

export const portraitOf = (member: Member) => (member.sample ? undefined : member.portrait)

export const memberPath = (member: Member) => entryPath('team', member)

export const memberPage = ({ name, role, description }: RealMember): Page => ({
  crumb: name,
  title: `${name}, ${role}`,
  description,
})

export function memberLinks(name: string) {
  return [
    { network: 'facebook', label: `${name} sur Facebook`, href: 'https://www.facebook.com/' },
    { network: 'instagram', label: `${name} sur Instagram`, href: 'https://www.instagram.com/' },
    { network: 'linkedin', label: `${name} sur LinkedIn`, href: 'https://www.linkedin.com/' },
    { network: 'youtube', label: `${name} sur YouTube`, href: 'https://www.youtube.com/' },
  ]
}
