import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Yasmine Belhaj', role: 'Rédactrice' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Yasmine Belhaj, rédaction. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Elle écrit des pages que l’on comprend à la première lecture.',
  text: 'Elle pose des questions sur votre métier, puis écrit les titres, les textes et les messages d’erreur.',
  skills: ['Pages et fiches de produits', 'Relecture', 'Titres et descriptions'],
}
