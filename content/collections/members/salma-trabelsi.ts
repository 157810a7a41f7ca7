import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Salma Trabelsi', role: 'UI/UX designer' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Salma Trabelsi, conception d’écrans. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Elle dessine les écrans, puis les fait essayer.',
  text: 'Elle commence par le parcours, sur papier. Elle prépare ensuite un prototype que l’on touche avant d’écrire le code.',
  skills: ['Parcours et prototypes', 'Essais avec des utilisateurs', 'Bibliothèques de composants'],
}
