import { company } from '../company/company.ts'
import { freePreviews } from '../constants.ts'

/** A card of the services section (Spec: S-21). */
export interface ServiceCard {
  /** Its address is made from it: see content/pages/expertises/slug.ts. */
  title: string
  description: string
  /** Name of the drawing. */
  art: ServiceArt
}

export type ServiceArt =
  | 'creation-de-site-web'
  | 'referencement-naturel'
  | 'design-graphique'
  | 'logo-et-branding'
  | 'uiux-design'
  | 'webmastering'

/** A figure that counts up when it comes into view (Spec: S-25, T-3). */
export interface CounterFigure {
  value: number
  /** Written right after the value. */
  suffix: string
  label: string
}

interface StoryView {
  /** Name of the drawing. */
  art: 'aqueduct' | 'studio' | 'crossing' | 'ribat'
  caption: string
}

interface TitledText {
  title: string
  text: string
}

export interface HomeContent {
  hero: {
    /** The three words of the h1; each is drawn wider than the one before. */
    words: readonly [string, string, string]
    lead: string
    action: string
    /** Leads to the previews drawn on the spot. */
    see: string
  }
  offer: {
    /** Drawn as tall as the band; read before the title. */
    count: number
    title: string
    text: string
    action: string
    see: string
  }
  services: TitledText & { link: string; cards: readonly ServiceCard[] }
  testimonials: { title: string; note: string }
  dream: {
    /** Set in type; the second word is drawn, its three a's growing. */
    word: string
    drawnWord: string
    paragraphs: readonly string[]
  }
  story: TitledText & {
    since: string
    views: readonly [StoryView, StoryView, StoryView, StoryView]
    columns: readonly [TitledText, TitledText]
  }
  film: {
    title: string
    play: string
    /** Name of the player, for those who do not see it. */
    playerTitle: string
    close: string
  }
  counters: readonly CounterFigure[]
}

/** The home page, section by section (Spec: S-20). */
export const home: HomeContent = {
  hero: {
    words: ['Agence', 'Web', 'Créative'],
    lead: 'Votre site est une porte d’entrée. Nous en dessinons trois, vous poussez celle qui vous plaît.',
    action: 'Demandez un devis et 3 aperçus gratuits!',
    see: 'Voyez-les tout de suite',
  },
  offer: {
    count: freePreviews,
    title: 'aperçus gratuits de votre futur site',
    text: 'Sans engagement et sans petites lignes : vous nous parlez de vous, nous revenons avec trois directions à l’écran.',
    action: 'Recevoir mes 3 aperçus',
    see: 'Les esquisser maintenant',
  },
  services: {
    title: 'Votre succès, notre signature.',
    text: 'Six métiers sous le même toit. Prenez\u2011en un, prenez\u2011les tous : ils ont été dessinés pour s’emboîter. Leurs prix sont au menu, sous « Tarifs ».',
    link: 'Découvrir',
    cards: [
      {
        title: 'Création de site web',
        description:
          'Vitrine, boutique ou plateforme : un site dessiné pour vous, rapide, et facile à tenir à jour.',
        art: 'creation-de-site-web',
      },
      {
        title: 'Référencement naturel',
        description:
          'Qu’on vous trouve avant vos voisins. Technique, contenus, liens : nous allumons le phare et nous l’entretenons.',
        art: 'referencement-naturel',
      },
      {
        title: 'Design graphique',
        description:
          'Affiches, brochures, visuels sociaux : des images qui tiennent debout toutes seules.',
        art: 'design-graphique',
      },
      {
        title: 'Logo et Branding',
        description:
          'Un signe, une voix, des règles simples. De quoi être reconnu de loin, même en tout petit.',
        art: 'logo-et-branding',
      },
      {
        title: 'UI/UX Design',
        description:
          'Des parcours clairs comme un escalier bien dessiné : on sait toujours où poser le pied.',
        art: 'uiux-design',
      },
      {
        title: 'Webmastering',
        description:
          'Mises à jour, sauvegardes, petits pépins : nous veillons, vous dormez. Le chat aussi.',
        art: 'webmastering',
      },
    ],
  },
  testimonials: {
    title: 'Ils ont poussé la porte.',
    note: 'Exemples',
  },
  dream: {
    word: 'Rêvez',
    drawnWord: 'graaand',
    paragraphs: [
      'Trois a, parce qu’un seul ne suffisait pas. Un petit commerce a droit à la même exigence qu’une grande maison : la même typographie juste, la même vitesse, le même soin du détail.',
      'Alors ne nous demandez pas un site « correct ». Demandez-nous celui que vous montrerez à tout le monde.',
    ],
  },
  story: {
    title: 'Voilà notre histoire',
    since: `Depuis ${company.foundedIn}`,
    text: 'Deux amis, deux rives, une même idée : les petites entreprises méritent de grands sites. Nous avons ouvert à Montpellier et à Sousse, et gardé les deux clés.',
    views: [
      {
        art: 'aqueduct',
        caption: 'Montpellier, sous les arceaux : le premier bureau, une table et deux chaises.',
      },
      { art: 'studio', caption: 'L’atelier, un mardi ordinaire.' },
      {
        art: 'crossing',
        caption: 'Entre les deux, mille kilomètres de mer et un départ chaque lundi, en visio.',
      },
      {
        art: 'ribat',
        caption: 'Sousse, au pied du ribat : la moitié de l’équipe, tous les accents.',
      },
    ],
    columns: [
      {
        title: 'Notre vision principale',
        text: 'Un web où l’on reconnaît une entreprise au premier regard, comme on reconnaît une rue à ses façades. Pas des gabarits repeints : des lieux, avec une adresse et du caractère.',
      },
      {
        title: 'Notre mission principale',
        text: 'Aider les entreprises, les indépendants, les artisans et les commerçants à se démarquer en ligne, avec des outils qu’ils comprennent, des prix affichés et une équipe qu’ils peuvent appeler par son prénom.',
      },
    ],
  },
  film: {
    title: 'Nous mettons votre entreprise en avant.',
    play: 'Lire le film de présentation',
    playerTitle: 'Film de présentation',
    close: 'Fermer le film',
  },
  // The labels keep the spec's own apostrophe.
  counters: [
    { value: 3, suffix: '+', label: "Années d'expérience" },
    { value: 50, suffix: '+', label: 'Projets réussis' },
    { value: 98, suffix: '%', label: 'Taux de satisfaction client' },
  ],
}
