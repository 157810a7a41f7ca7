import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Émile Rouquette', role: 'Webmaster' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Émile Rouquette, entretien de sites. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Il entretient les sites après leur mise en ligne.',
  text: 'Il fait les mises à jour, contrôle les sauvegardes et corrige les textes. Il prévient quand une page ne répond plus.',
  skills: ['Mises à jour et sauvegardes', 'Surveillance', 'Corrections de contenu'],
}
