import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Aïcha Koné', role: 'Illustratrice' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Aïcha Koné, illustration. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Elle dessine ce qu’une photo ne montre pas.',
  text: 'Elle crée des images propres à une marque : scènes, plans, modes d’emploi, icônes.',
  skills: ['Illustration', 'Icônes', 'Plans et schémas'],
}
