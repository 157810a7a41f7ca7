import type { MemberCard, MemberText } from '../team.ts'

export const card: MemberCard = { name: 'Tom Bessière', role: 'Motion designer' }

export const text: MemberText = {
  description:
    'Membre d’exemple : Tom Bessière, animation. Ce que fait cette personne dans un projet, et ce que l’on peut lui confier.',
  lead: 'Il anime ce qui mérite de bouger.',
  text: 'Il prépare de courtes animations et des vidéos sous-titrées. Il veille à ce qu’elles puissent être arrêtées.',
  skills: ['Animation de logos', 'Montage court', 'Sous-titres'],
}
