import { articleComments } from '../../constants.ts'
import type { PostId } from '../../entries.ts'
import { contactToasts, type FormWords } from '../../forms/form-messages.ts'

/** A comment as shown (Spec: S-37). */
export interface Comment {
  /** Also the name of the portrait. */
  id: 'claire' | 'hugo' | 'awa'
  author: string
  date: string
  text: string
  /** Answers the comment before it. */
  isReply?: boolean
}

/** The page /single-blog: the sample article of the journal, with its counts and comments (Spec: S-37). */
export const article = {
  id: 'cinq-competences' satisfies PostId as PostId,
  opening:
    'Des métiers entiers vivent de ces cinq compétences, et se font payer pour elles. Vous n’avez pas besoin de les exercer toute la journée pour en garder l’essentiel. Voici, pour chacune, ce qu’un commerce peut faire lui-même.',
  /** Follows their count. */
  likes: 'lecteurs aiment',
  like: 'Moi aussi',
}

/** Three sample comments of the twenty-three (Spec: S-37). */
export const comments = {
  title: `${articleComments} commentaires`,
  note: 'En voici trois.',
  /** In English, to the letter of the spec. */
  reply: 'Reply',
  items: [
    {
      id: 'claire',
      author: 'Claire Benali',
      date: '2024-06-13',
      text: 'La liste des endroits où paraissent nos horaires en comptait onze. J’en connaissais quatre.',
    },
    {
      id: 'hugo',
      author: 'Hugo Castel',
      date: '2024-06-13',
      text: 'Ajoutez-y la date de renouvellement du nom de domaine : c’est celle que l’on oublie.',
      isReply: true,
    },
    {
      id: 'awa',
      author: 'Awa Diallo',
      date: '2024-06-15',
      text: 'Le passage sur les avis m’a évité une réponse que j’aurais regrettée.',
    },
  ] satisfies Comment[] as readonly Comment[],
}

export const commentFormWords = {
  name: 'Laisser un commentaire',
  submit: 'Envoyer le commentaire',
  sending: 'Envoi…',
  toasts: contactToasts,
  confirmation: {
    title: 'Merci, c’est bien reçu.',
    next: 'Votre commentaire attend d’être lu par l’agence : il ne paraît pas tout de suite, et jamais tout seul.',
  },
} satisfies FormWords

export const commentFields = {
  name: 'Nom',
  email: 'E-mail',
  comment: 'Commentaire',
}

/** What begins a comment that answers another. */
export const replyTo = (author: string) => `@${author} `
