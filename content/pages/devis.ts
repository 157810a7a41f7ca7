import type * as v from 'valibot'
import { fixed, group, line, list, paragraph } from '../documents/fields.ts'
import { formWords } from '../forms/form-messages.ts'

/** Spec: S-32 */
export const quotePageDocument = group('Devis', {
  promise: group('Avant le formulaire', {
    title: line('Titre'),
    brief: line('Phrase sous le titre'),
    paragraphs: list('Paragraphes, sous le formulaire d’un téléphone', paragraph('Paragraphe'), {
      most: 3,
    }),
    delay: line('Délai, suivi du prix d’un site vitrine'),
    free: paragraph('Le devis est gratuit'),
  }),
  form: formWords,
  previews: group('Les aperçus joints', {
    see: line('Lien vers les aperçus'),
    offer: line('Sans aperçus'),
    lost: paragraph('Quand leur lien est incomplet'),
    chosen: line('Quand ils partent avec la demande'),
    picture: line('L’aperçu, pour qui ne le voit pas', { blanks: ['direction', 'nom'] }),
    again: line('Lien pour les revoir'),
    drop: line('Lien pour les retirer'),
  }),
  fields: group('Les champs', {
    name: fixed('Nom'),
    email: fixed('E-mail'),
    emailExample: line('Exemple d’e-mail'),
    phone: fixed('Téléphone'),
    service: fixed('Service'),
    noService: line('Tant qu’aucun service n’est choisi'),
    description: fixed('Projet'),
    descriptionExample: line('Exemple de projet'),
    pack: line('Devant le pack choisi'),
    dropPack: line('Lien pour retirer le pack'),
  }),
})

export type QuotePage = v.InferOutput<typeof quotePageDocument>
