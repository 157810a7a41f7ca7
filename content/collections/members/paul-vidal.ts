import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Paul Vidal', role: 'Développeur' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Paul Vidal, développement. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Il s’occupe des boutiques et des plateformes.',
  text: 'Il relie le site au paiement, aux stocks et aux comptes des clients. Il prépare aussi les reprises de données.',
  skills: ['Paiement en ligne', 'Bases de données', 'Reprise d’un ancien site'],
}
