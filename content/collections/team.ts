/** Somebody of the team (Spec: S-40). */
export interface Member {
  /** Also the name of the portrait. */
  id: MemberId
  name: string
  role: string
}

export type MemberId =
  | 'leila-mansour'
  | 'hugo-castel'
  | 'fatou-ndiaye'
  | 'karim-jaziri'
  | 'salma-trabelsi'
  | 'paul-vidal'
  | 'nour-haddad'
  | 'emile-rouquette'
  | 'yasmine-belhaj'
  | 'tom-bessiere'
  | 'aicha-kone'
  | 'sofiane-gharbi'

/** Twelve samples, as their pages say (Spec: S-40). */
export const team: readonly Member[] = [
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

/** Sample links: each leads to the network itself until the member gives an address of their own. */
export function memberLinks(name: string) {
  return [
    { network: 'facebook', label: `${name} sur Facebook`, href: 'https://www.facebook.com/' },
    { network: 'instagram', label: `${name} sur Instagram`, href: 'https://www.instagram.com/' },
    { network: 'linkedin', label: `${name} sur LinkedIn`, href: 'https://www.linkedin.com/' },
    { network: 'youtube', label: `${name} sur YouTube`, href: 'https://www.youtube.com/' },
  ]
}
