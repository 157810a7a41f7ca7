import * as v from 'valibot'
import { choice, day, fixed, group, line, list, paragraph, tick } from '../../documents/fields.ts'
import { formWords } from '../../forms/form-messages.ts'

export const toldPost = 'cinq-competences'

/** Spec: S-37 */
export const sampleArticleDocument = group('Article d’exemple', {
  opening: paragraph('Premier paragraphe'),
  likes: line('Après le nombre de lecteurs'),
  like: line('Bouton'),
  /** Three samples of the twenty-three (Spec: S-37). */
  comments: group('Les commentaires', {
    title: fixed('Titre'),
    note: line('Phrase sous le titre'),
    reply: fixed('Lien pour répondre'),
    items: list(
      'Commentaires',
      group('Commentaire', {
        id: choice('Portrait', ['claire', 'hugo', 'awa']),
        author: line('Auteur'),
        date: day('Date'),
        text: paragraph('Texte'),
        isReply: v.optional(tick('Répond au précédent')),
      }),
      { least: 3, most: 3 },
    ),
  }),
  form: formWords,
  fields: group('Les champs', {
    name: fixed('Nom'),
    email: fixed('E-mail'),
    emailExample: line('Exemple d’e-mail'),
    comment: fixed('Commentaire'),
  }),
})

export type CommentFields = v.InferOutput<typeof sampleArticleDocument>['fields']

export const replyTo = (author: string) => `@${author} `
