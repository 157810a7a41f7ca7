import { essentielLogoConcepts, freeOffers } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/logo-et-branding (Spec: T-2). */
export const logoAndBranding: ServicePage = {
  slug: 'logo-et-branding',
  hero: {
    title: 'Une enseigne, ça se reconnaît du bout de la rue.',
    lead: 'Nous dessinons votre marque avec peu de traits, une voix claire et des règles assez simples pour que toute l’équipe les suive, le stagiaire aussi.',
    action: 'Recevoir mes concepts offerts',
  },
  offerings: {
    title: 'Trois étages, un seul nom.',
    items: [
      {
        title: 'Logos uniques',
        text: 'Un dessin parti de votre nom et de votre métier, jamais d’un catalogue. Il tient en une couleur, en broderie et dans le coin d’un téléphone.',
      },
      {
        title: 'Identité visuelle complète',
        text: 'Couleurs, caractères, motifs, papeterie, profils sociaux : tout ce qui entoure le signe prend le même accent. On vous reconnaît avant de vous avoir lu.',
      },
      {
        title: 'Charte graphique',
        text: 'Le mode d’emploi de votre marque : marges, tailles, bons et mauvais usages, exemples à l’appui. Elle est courte exprès, pour qu’on l’ouvre même un vendredi soir.',
      },
    ],
  },
  reasons: [
    {
      title: 'Écouter, puis tracer',
      text: 'On parle d’abord de vos clients, de vos voisins et de ce que vous refusez d’être. Le premier trait vient après le deuxième café.',
    },
    {
      title: 'L’épreuve du tampon',
      text: 'Chaque logo est essayé en noir, en minuscule et d’un seul coup d’encre. Ce qui survit mérite votre façade.',
    },
    {
      title: 'Le tour du quartier',
      text: 'Avant de vous montrer un signe, nous regardons ceux de votre secteur. Deux enseignes pareilles dans la même rue, c’est le facteur qui trinque.',
    },
    {
      title: 'Du stylo à la camionnette',
      text: 'Tout est dessiné en vectoriel : le même fichier grandit sans perdre un angle. Couleur, noir, blanc, chaque version est prête avant qu’on vous la réclame.',
    },
  ],
  offer: {
    title: `Offert : ${freeOffers['logo-et-branding']}.`,
    text: 'Des idées en noir et blanc, chacune expliquée en une phrase. Montrez-les à quelqu’un qui ne vous connaît pas : son premier mot vaut un long discours.',
    action: 'Demander mes concepts',
  },
  questions: {
    title: 'Dix questions avant de percer le mur.',
    text: 'Une enseigne se visse pour longtemps ; la réponse, elle, tient en deux ou trois phrases.',
    items: [
      {
        question: 'Quand verrai\u2011je les premiers logos ?',
        answer: `En ${timelines.firstLogoProposals}, comptés depuis notre entretien. La remise de tous les fichiers dépend ensuite du pack et de la vitesse de vos retours.`,
      },
      {
        question: 'Combien de concepts vais\u2011je comparer ?',
        answer: `Au moins ${essentielLogoConcepts}, davantage dans les packs plus fournis. Nous préférons quelques pistes très différentes à dix cousins du même rond.`,
      },
      {
        question: 'Et si aucun concept ne me convient ?',
        answer:
          'Dites ce qui gêne : nous repartons de l’entretien, dans la limite des révisions de votre pack. Si vous en étiez aux concepts offerts, vous pouvez aussi en rester là, sans rien devoir.',
      },
      {
        question: 'Logo ou identité : quelle différence ?',
        answer:
          'Le logo est votre signature ; l’identité, toute votre écriture. On peut commencer par le premier et commander la seconde quand la boutique ouvre.',
      },
      {
        question: 'Que trouve\u2011t\u2011on dans la charte ?',
        answer:
          'Les versions du logo, l’espace à lui laisser, les références de couleur, les caractères et des exemples d’usage. Une page d’interdits aussi ; c’est la plus lue.',
      },
      {
        question: 'Sous quels formats le logo est\u2011il livré ?',
        answer:
          'SVG et PDF pour l’impression, PNG à fond transparent pour l’écran, en couleur, en noir et en blanc. L’icône carrée de vos profils, celle que tout le monde oublie, vient avec le kit pour les réseaux.',
      },
      {
        question: 'À qui appartient le logo ?',
        answer:
          'À vous, dès le règlement final ; la cession des droits est écrite dans le contrat. Les pistes que vous n’avez pas retenues restent dans nos tiroirs, elles ne descendent pas chez le voisin.',
      },
      {
        question: 'Déposez\u2011vous la marque pour moi ?',
        answer:
          'Non, le dépôt se fait à votre nom, à l’INPI en France ou à l’INNORPI en Tunisie, et leurs redevances ne sont pas dans nos prix. Nous vous préparons l’image au format demandé.',
      },
      {
        question: 'Que dois\u2011je vous donner au départ ?',
        answer:
          'Votre nom exact et son histoire.\nVos concurrents, et les endroits où le logo vivra.\nTrois marques que vous aimez, de n’importe quel métier.\nUn vieux logo ? Apportez-le, il a souvent un détail à sauver.',
      },
      {
        question: 'Que reste\u2011t\u2011il à prévoir en plus ?',
        answer:
          'L’impression, la pose de l’enseigne, le site et la recherche juridique d’antériorité. Ce que nous savons faire reçoit une ligne de devis ; pour le reste, nous vous disons à qui vous adresser.',
      },
    ],
  },
  counters: [],
}
