import { group, line, paragraph } from '../../documents/fields.ts'

/** Spec: S-40, S-51 */
export const teamPageDocument = group('Équipe', {
  text: paragraph('Texte'),
  links: group('Liens', { about: line('Vers Qui sommes-nous') }),
  skills: line('Sur la fiche d’un membre, titre du savoir-faire'),
  all: line('Depuis la fiche d’un membre, lien vers l’équipe'),
})
