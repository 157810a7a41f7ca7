import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Hugo Castel', role: 'Développeur' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Hugo Castel, développement. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Il transforme les maquettes en pages rapides.',
  text: 'Il écrit le code, mesure les temps de chargement et essaie chaque page sur de vrais téléphones.',
  skills: ['HTML, CSS, TypeScript', 'Mesure de la vitesse', 'Accessibilité du code'],
}
