import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Sofiane Gharbi', role: 'Fondateur' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Sofiane Gharbi, direction. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Il reçoit les nouveaux clients et relit les devis.',
  text: 'Il écoute le besoin, dit ce qui est possible et ce qui ne l’est pas. Il reste joignable pendant tout le projet.',
  skills: ['Premier rendez-vous', 'Devis', 'Choix des prestataires'],
}
