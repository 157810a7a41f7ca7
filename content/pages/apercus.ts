import type { DirectionId, TradeId } from '#previews/answers/answers.ts'
import { previewsDelay } from '../company/neutral-words.ts'

/** Said wherever a preview is shown. */
export const sketchNotice =
  'Aperçu automatique : vos trois aperçus définitifs sont dessinés à la main.'

/** The trades within the sentence. Typed here, so that the compiler faults this list and not who reads it. */
const inSentence: Record<TradeId, string> = {
  boulangerie: 'une boulangerie',
  restaurant: 'un restaurant, un café',
  artisan: 'un artisan du bâtiment',
  coiffure: 'un coiffeur, un institut',
  createur: 'une boutique de créateur',
  sante: 'un ostéopathe',
  conseil: 'un avocat',
  immobilier: 'une agence immobilière',
  formation: 'un coach, une formation',
  hote: 'un hôtel, un dar, un gîte',
  culture: 'une association, un musée',
  sport: 'une salle de sport',
  fleuriste: 'un fleuriste',
  logiciel: 'une start-up, un logiciel',
  comptable: 'un expert-comptable',
  medecin: 'un médecin',
  dentiste: 'un dentiste',
}

/** The page /apercus, where five answers become three home pages. */
export const previewsPage = {
  /** The answers make one sentence; each name is that of its field. */
  sentence: {
    here: 'Voici',
    name: 'Nom de l’entreprise',
    siteFor: 'un site pour',
    trade: 'Métier',
    trades: inSentence,
    at: 'à',
    /** Before a town that begins with its article, which « à » would have to swallow. */
    beforeArticle: '–',
    town: 'Ville',
    sentence: 'Une phrase de vous (facultatif)',
    sentenceExample: 'Et une phrase de vous, si vous voulez.',
    submit: 'Voir mes aperçus',
  },
  colours: {
    legend: 'Vos couleurs :',
    own: 'Votre couleur',
    chooseOwn: 'Choisir votre couleur',
    logo: 'Votre logo',
    logoHint: 'La couleur de votre logo. Le fichier reste sur votre appareil.',
    fromLogo: 'Prise dans votre logo, qui n’a pas quitté votre appareil.',
    noLogo: 'Ce fichier ne se lit pas comme une image. Essayez un PNG, un JPEG ou un SVG.',
  },
  views: 'Trois aperçus',
  /** What each direction is like, in a line, and for those who do not see it. */
  directions: {
    review: {
      line: 'Un grand titre, du blanc, une voix posée.',
      description:
        'page claire : un grand titre en caractères fins, une nature morte aux formes simples qui sort à droite, puis les offres et leurs prix, comme un sommaire.',
    },
    poster: {
      line: 'Votre nom en très grand, la couleur partout.',
      description:
        'page toute en couleur : le nom en lettres géantes sur toute la largeur, un mur de carreaux aux motifs du métier, puis les offres en panneaux.',
    },
    storefront: {
      line: 'Horaires, prix, plan : tout sous la main.',
      description:
        'page pratique : un store rayé, une promesse à côté d’un plan du quartier, puis les offres, leurs prix et les horaires.',
    },
  } satisfies Record<DirectionId, { line: string; description: string }>,
  describe: 'Aperçu « {direction} » de {nom} ({metier}, {ville}), {description}',
  favourite: 'Ma préférée',
  enlarge: 'Voir en grand',
  dialog: {
    desk: 'Ordinateur',
    phone: 'Téléphone',
    compare: 'Comparer les trois',
    close: 'Fermer',
    page: 'Aperçu de la page d’accueil',
  },
  next: {
    title: 'Et maintenant, les vrais.',
    text: `Vos aperçus gratuits, sans engagement, avec vos mots et vos images. ${previewsDelay}`,
    action: 'Demander ces aperçus en vrai',
    copy: 'Copier le lien',
    copied: 'Lien copié. Il contient vos réponses, et rien d’autre.',
    notCopied: 'Votre navigateur n’a pas pu copier le lien. Le voici, sélectionné : copiez-le.',
    link: 'Lien vers vos aperçus',
    print: 'Imprimer',
  },
  /** Of a link that cannot be shown. */
  faults: {
    broken: 'Ce lien est incomplet. Voici l’exemple à la place.',
    foreign: 'Ce lien ne vient pas de cette page. Voici l’exemple à la place.',
    newer: 'Ce lien a été fait par une version plus récente de cette page : rechargez-la.',
  },
  /** Where no server answers, and no script runs. */
  needsScript: 'Sans JavaScript, cette page ne peut montrer que l’exemple.',
}
