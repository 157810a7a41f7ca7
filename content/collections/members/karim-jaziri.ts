import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Karim Jaziri', role: 'Référenceur' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Karim Jaziri, référencement. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Il regarde ce que cherchent vos clients, et ce qu’ils trouvent.',
  text: 'Il examine la technique, les textes et les liens d’un site. Il explique ce qu’il change et ce que l’on peut en attendre.',
  skills: ['Audit technique', 'Étude des mots-clés', 'Rapports mensuels'],
}
