import { company } from '../company/company.ts'

/** A letter to begin an answer with. What stands in square brackets is filled in, by us or by hand. */
export interface AnswerTemplate {
  id: string
  label: string
  subject: string
  text: string
}

const letter = (...paragraphs: string[]) =>
  ['Bonjour [nom],', ...paragraphs, `[prénom], ${company.name}`].join('\n\n')

export const answerTemplates: readonly AnswerTemplate[] = [
  {
    id: 'rendez-vous',
    label: 'Premier rendez-vous',
    subject: 'Votre demande [référence]',
    text: letter(
      'Merci pour votre demande. Avant de vous proposer quoi que ce soit, nous aimerions vous écouter.',
      'Seriez-vous libre [jour] à [heure], au téléphone ? Si ce moment ne vous va pas, proposez-en un autre en répondant à ce message.',
    ),
  },
  {
    id: 'precision',
    label: 'Demander une précision',
    subject: 'Votre demande [référence] : une question',
    text: letter(
      'Merci pour votre demande. Pour vous répondre avec justesse, il nous manque une information :',
      '[question]',
      'Répondez simplement à ce message : votre demande porte déjà la référence [référence].',
    ),
  },
  {
    id: 'devis',
    label: 'Devis à venir',
    subject: 'Votre demande [référence] : votre devis',
    text: letter(
      'Merci pour votre demande. Nous avons ce qu’il faut pour préparer votre devis.',
      'Vous le recevrez par e-mail le [jour] au plus tard. Il ne vous engage à rien.',
    ),
  },
  {
    id: 'question',
    label: 'Accusé de réception d’une question',
    subject: 'Votre demande [référence] : votre question',
    text: letter(
      'Merci pour votre question. Nous l’avons bien lue, et nous voulons vous donner une réponse juste.',
      'Vous l’aurez par e-mail le [jour] au plus tard. D’ici là, vous n’avez rien à faire.',
    ),
  },
  {
    id: 'impossible',
    label: 'Nous ne pouvons pas',
    subject: 'Votre demande [référence]',
    text: letter(
      'Merci d’avoir pensé à nous. Nous ne pouvons pas faire ce que vous demandez : [raison].',
      'Nous préférons vous le dire tout de suite, pour que vous puissiez chercher ailleurs. Nous vous souhaitons une belle réussite.',
    ),
  },
]

/** What is known of a request and of who answers it. */
export interface TemplateFacts {
  name: string
  reference: string
  /** First name of who answers. */
  firstName: string
}

export interface FilledTemplate {
  subject: string
  text: string
  /** What was put in, as it reads. */
  filled: string[]
  /** What is left to write, as `[jour]`. */
  blanks: string[]
}

/** What stands in square brackets, at most a few words: `[jour]`. */
const blank = /\[[\p{L} ’-]{1,40}\]/gu

/** Blanks that a text still has: it does not leave with one. */
export function blanksOf(text: string): string[] {
  return [...new Set(text.match(blank) ?? [])]
}

/** A letter with all that we know filled in. */
export function fillTemplate(
  { subject, text }: Pick<AnswerTemplate, 'subject' | 'text'>,
  { name, reference, firstName }: TemplateFacts,
): FilledTemplate {
  const known: Record<string, string> = {
    '[nom]': name,
    '[référence]': reference,
    '[prénom]': firstName,
  }
  // What a client calls themselves may look like a blank: it is put in once, and not read again.
  const fill = (words: string) => words.replace(blank, (name) => known[name] || name)
  const used = blanksOf(text).flatMap((name) => known[name] || [])
  const blanks = blanksOf(`${subject} ${text}`).filter((name) => !known[name])
  return { subject: fill(subject), text: fill(text), filled: used, blanks }
}
