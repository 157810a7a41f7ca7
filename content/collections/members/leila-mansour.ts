import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Leïla Mansour', role: 'Directrice artistique' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Leïla Mansour, direction artistique. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Elle choisit les formes, les couleurs et les polices d’un projet.',
  text: 'Elle prépare les aperçus et les présente. Elle vérifie que tout s’accorde : le logo, le site, les imprimés.',
  skills: [
    'Couleurs, typographie, composition',
    'Présenter trois idées qui s’opposent',
    'Relire une page imprimée',
  ],
}
