import { company } from '../company/company.ts'
import { previewsContent, previewsDelay, teamWords } from '../company/neutral-words.ts'
import { freePreviews, timelines } from '../constants.ts'

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

/** Above the testimonials: `note` follows each role, since each is a sample (Spec: L-21). */
export interface TestimonialsIntro extends TitledText {
  note: string
}

export interface HomeContent {
  hero: {
    /** The three words of the h1; each is drawn wider than the one before. */
    words: readonly [string, string, string]
    /** What one gets, when and what comes next; where prices start is written after it. */
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
  testimonials: TestimonialsIntro
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
    lead: `Votre site vitrine en ${timelines.showcaseSite}, après trois aperçus et un devis gratuits.`,
    action: 'Demandez un devis et 3 aperçus gratuits!',
    see: 'Aperçus automatiques',
  },
  offer: {
    count: freePreviews,
    title: 'aperçus gratuits de votre futur site',
    text: `${previewsContent}, sans engagement. ${previewsDelay}`,
    action: 'Recevoir mes 3 aperçus',
    see: 'Voir trois aperçus automatiques',
  },
  services: {
    title: 'Votre succès, notre signature.',
    text: 'Chaque service se commande seul ou avec les autres.',
    link: 'Découvrir',
    cards: [
      {
        title: 'Création de site web',
        description:
          'Vitrine, boutique ou plateforme : un site dessiné pour vous, facile à tenir à jour.',
        art: 'creation-de-site-web',
      },
      {
        title: 'Référencement naturel',
        description: 'Apparaître dans Google quand on cherche votre métier dans votre ville.',
        art: 'referencement-naturel',
      },
      {
        title: 'Design graphique',
        description: 'Affiches et visuels pour les réseaux sociaux : un message clair par image.',
        art: 'design-graphique',
      },
      {
        title: 'Logo et Branding',
        description: 'Un logo et des couleurs que l’on reconnaît, même en tout petit.',
        art: 'logo-et-branding',
      },
      {
        title: 'UI/UX Design',
        description: 'Des pages où l’on réserve et achète sans hésiter.',
        art: 'uiux-design',
      },
      {
        title: 'Webmastering',
        description: 'Nous tenons votre site à jour et nous réparons les pannes.',
        art: 'webmastering',
      },
    ],
  },
  testimonials: {
    title: 'Témoignages',
    text: 'Exemples : les avis de nos clients prendront leur place.',
    note: '(exemple)',
  },
  dream: {
    word: 'Rêvez',
    drawnWord: 'graaand',
    paragraphs: [
      'Trois « a », parce qu’un seul ne suffisait pas. Un petit commerce a droit au même soin qu’une grande marque : des textes lisibles et des pages rapides.',
      'Demandez-nous le site que vous montrerez à tout le monde.',
    ],
  },
  story: {
    title: 'Voilà notre histoire',
    since: `Depuis ${company.foundedIn}`,
    text: `${teamWords} Une idée : les petites entreprises méritent de grands sites.`,
    views: [
      {
        art: 'aqueduct',
        caption: 'Montpellier et son aqueduc.',
      },
      { art: 'studio', caption: 'Un atelier de dessin.' },
      {
        art: 'crossing',
        caption: 'Entre les deux villes, la Méditerranée.',
      },
      {
        art: 'ribat',
        caption: 'Sousse et son ribat.',
      },
    ],
    columns: [
      {
        title: 'Notre vision principale',
        text: 'Un web où l’on reconnaît une entreprise au premier regard, parce que son site a été dessiné pour elle.',
      },
      {
        title: 'Notre mission principale',
        text: 'Aider les entreprises, les indépendants, les artisans et les commerçants à se démarquer en ligne, avec des outils qu’ils comprennent et des prix affichés.',
      },
    ],
  },
  film: {
    title: 'Nous mettons votre entreprise en avant.',
    play: 'Regarder le film de présentation',
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
