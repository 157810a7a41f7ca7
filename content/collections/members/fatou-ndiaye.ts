import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Fatou Ndiaye', role: 'Cheffe de projet' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Fatou Ndiaye, gestion de projet. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Elle tient le calendrier et reçoit vos questions.',
  text: 'Elle note chaque décision, annonce les retards et prépare les réunions. Elle sait qui fait quoi, et pour quand.',
  skills: ['Calendrier et budget', 'Comptes rendus courts', 'Suivi des remarques'],
}
