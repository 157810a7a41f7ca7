import { articleComments } from '../../constants.ts'
import type { PostId } from '../../entries.ts'
import { contactToasts, type FormWords } from '../../forms/form-messages.ts'

interface Part {
  title: string
  paragraphs: readonly string[]
  /** Set large, after the paragraphs. */
  quote?: { text: string; author: string }
  /** A drawing that illustrates, after the paragraphs. */
  figure?: { art: 'grille-css'; caption: string }
}

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

const parts: readonly Part[] = [
  {
    title: '1. Écrire pour être compris',
    paragraphs: [
      'Une phrase claire économise une réunion. Une page claire en économise dix. Qui sait dire en trois lignes ce que les autres disent en trente tient déjà la moitié du projet dans sa main. Le devis se lit d’un trait, la consigne ne revient pas sous forme de question, et le client retrouve dans le compte rendu ce qu’il croyait avoir dit.',
      'Cela s’apprend en coupant. Prenez votre dernier message important, retirez un mot sur trois, et voyez ce qui manque vraiment. Puis lisez-le à voix haute à quelqu’un qui ne connaît rien au sujet. L’endroit où il fronce les sourcils est l’endroit où il faut recommencer. Un quart d’heure par jour, un mois, et vos e-mails se répondent d’eux-mêmes.',
    ],
  },
  {
    title: '2. Lire des chiffres sans trembler',
    paragraphs: [
      'Pas de mathématiques savantes : savoir d’où vient un nombre, ce qu’il oublie, et ce qu’il faudrait faire s’il doublait demain. Mille visites de plus ne valent rien si personne n’appelle. Une moyenne peut cacher deux foules qui ne se croisent jamais. Un graphique qui monte a parfois simplement changé d’échelle.',
      'La personne qui demande « sur combien ? » au milieu de l’enthousiasme général passe d’abord pour un rabat-joie. Au bout de trois mois, on ne commence plus sans elle. Pour s’entraîner, tenez pendant un trimestre les comptes d’une seule chose que vous connaissez bien : un stand, un club, un potager. Les grands tableaux parlent ensuite la même langue.',
    ],
    quote: {
      text: 'La compétence la plus chère du marché, c’est de poser la question que tout le monde évite.',
      author: 'Leïla Mansour, directrice artistique',
    },
  },
  {
    title: '3. Programmer, un peu',
    paragraphs: [
      'Assez pour automatiser le mardi matin. Renommer deux cents photos, fusionner deux listes de clients, recevoir un message quand le stock passe sous la barre : rien de tout cela ne demande d’être ingénieur. Chacun de ces petits programmes rend plusieurs heures par mois à qui l’écrit.',
      'Le vrai bénéfice est ailleurs. Programmer oblige à découper un problème en gestes si simples qu’une machine pourrait les faire, et l’on découvre en chemin ceux que personne n’avait jamais décidés. Commencez par la tâche qui vous agace le plus. Le reste viendra par gourmandise.',
    ],
    figure: {
      art: 'grille-css',
      caption: 'Un mur se compose comme une page : on compte d’abord, on dessine ensuite.',
    },
  },
  {
    title: '4. Dessiner ce que l’on a dans la tête',
    paragraphs: [
      'Même mal, surtout mal. Un croquis bancal met tout le monde d’accord plus vite qu’un paragraphe parfait, parce que chacun ose le corriger. Devant une belle image, on applaudit. Devant trois rectangles et une flèche, on prend le crayon.',
      'Nous gardons au mur, à Sousse, le premier dessin d’une boutique en ligne : un ticket de caisse retourné, taché d’huile d’olive. Tout y était, jusqu’au bouton que le client avait entouré deux fois. Exercez-vous à expliquer un trajet, une recette, une panne sans écrire un mot. Dix dessins suffisent à perdre la honte.',
    ],
  },
  {
    title: '5. Vendre sans rougir',
    paragraphs: [
      'Dire un prix, se taire, attendre. Les trois gestes s’apprennent ; le deuxième est le plus difficile. La plupart des gens annoncent un montant puis s’empressent de l’excuser, et c’est l’excuse que l’on entend. Un prix que l’on peut expliquer ligne à ligne n’a pas besoin d’être défendu.',
      'Vendre, ce n’est pas convaincre : c’est vérifier à deux que la chose convient, et savoir renoncer quand elle ne convient pas. Les clients que nous avons envoyés chez un confrère mieux placé nous en ont amené d’autres. Répétez votre prix devant un miroir, puis devant un ami, puis devant quelqu’un qui en a vraiment besoin.',
    ],
  },
]

/** The page /single-blog: an article of no journal, a sample as the page says (Spec: S-37). */
export const article = {
  post: {
    /** Name of the drawing. */
    id: 'cinq-competences' satisfies PostId as PostId,
    title: 'Cinq compétences qui se paient bien',
    category: 'Business',
    date: '2024-06-12',
  },
  /** Follows the date. */
  by: 'par Yasmine Belhaj',
  lead: 'On nous demande souvent quoi apprendre. Voici ce que nous cherchons nous-mêmes quand nous embauchons, et que le marché, bon prince, paie à sa juste valeur.',
  opening:
    'Aucune de ces compétences ne demande un diplôme particulier. Toutes demandent de finir ce que l’on commence, ce qui est plus rare. Nous les avons rangées de la plus discrète à la plus bruyante, avec pour chacune un exercice qui ne coûte rien, sinon quelques soirées.',
  parts,
  ending: {
    title: 'Par où commencer ?',
    paragraphs: [
      'Par celle qui vous intimide le moins. Une seule, trois mois, une heure le mardi soir : au bout d’une saison, vous aurez quelque chose à montrer, et c’est ce quelque chose que l’on paie. Les quatre autres suivront, car elles se tiennent par la main. Qui écrit clairement dessine déjà un peu ; qui compte juste n’a plus peur d’annoncer un prix.',
      'Et si vous hésitez encore, demandez à trois personnes qui travaillent avec vous ce qu’elles viennent vous demander à vous plutôt qu’à un autre. La réponse est souvent une compétence que vous exercez déjà, gratuitement, depuis des années. Il ne reste qu’à la finir, à la montrer, et à lui donner un prix.',
    ],
  },
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
      text: 'La deuxième, j’ai mis dix ans à la comprendre. Merci de l’avoir écrite en dix lignes.',
    },
    {
      id: 'hugo',
      author: 'Hugo Castel',
      date: '2024-06-13',
      text: 'Dix ans, c’est rapide. J’en suis à douze, et je recompte encore deux fois.',
      isReply: true,
    },
    {
      id: 'awa',
      author: 'Awa Diallo',
      date: '2024-06-15',
      text: 'Imprimé, plié, glissé dans la poche de mon fils. Il a répondu par un dessin.',
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
