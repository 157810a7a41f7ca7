import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Nour Haddad', role: 'Graphiste' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Nour Haddad, graphisme. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Elle prépare les affiches, les flyers et les visuels pour les réseaux.',
  text: 'Elle adapte une même idée à chaque format, du panneau au téléphone. Elle livre des fichiers prêts pour l’imprimeur.',
  skills: ['Mise en page', 'Préparation pour l’impression', 'Formats des réseaux sociaux'],
}
