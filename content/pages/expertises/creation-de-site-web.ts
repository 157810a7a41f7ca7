import { freeOffers } from '../../catalogue/offers.ts'
import { counterMs, freePreviews, timelines } from '../../constants.ts'
import type { ServicePage, SiteOffering } from './service-page.ts'

/** The page /expertises/creation-de-site-web (Spec: T-2). */
export const webCreation: ServicePage<SiteOffering> = {
  slug: 'creation-de-site-web',
  hero: {
    title: 'Un site, c’est une adresse. Autant qu’elle donne envie d’entrer.',
    lead: 'Nous dessinons des sites qui ont un visage, le vôtre : clairs pour vos clients, simples pour vous, et trop rapides pour qu’on ait le temps de changer d’avis.',
    action: `Recevoir mes ${freePreviews} aperçus`,
  },
  offerings: {
    title: 'Trois façons d’avoir pignon sur rue.',
    items: [
      {
        title: 'Site Vitrine',
        text: 'Votre maison, bien éclairée : qui vous êtes, ce que vous faites, où vous trouver. On en fait le tour en trois clics et l’on repart avec votre numéro.',
        timeline: timelines.showcaseSite,
        prices: 'site-vitrine',
      },
      {
        title: 'Site E-commerce',
        text: 'Un étal qui ne ferme jamais : catalogue, paiement, livraison. Vous tenez vos produits comme une liste de courses, la craie en moins.',
        timeline: timelines.ecommerceSite,
        prices: 'site-ecommerce',
      },
      {
        title: 'Site Plateforme',
        text: 'Réservations, espaces membres, tableaux de bord : ici, le site devient l’outil de travail. Une telle maison se bâtit par étages, et chacun sert dès qu’il est livré.',
        timeline: 'Calendrier écrit avant de commencer',
        prices: 'site-platforme',
      },
    ],
  },
  reasons: [
    {
      title: 'Dessiné, jamais décalqué',
      text: 'Pas de gabarit acheté la veille. Chaque site part d’un mur blanc et de votre histoire.',
    },
    {
      title: 'Rapide, même au village',
      text: 'Des pages légères, essayées sur un vieux téléphone et une petite connexion. Si elles s’ouvrent là, elles s’ouvrent partout.',
    },
    {
      title: 'À vous, vraiment',
      text: 'Le code, les textes, le nom de domaine : au règlement final, tout vous appartient. Nous ne gardons un double des clés que si vous le demandez.',
    },
    {
      title: 'Des voix, pas des tickets',
      text: 'Deux bureaux, deux numéros, et quelqu’un qui décroche. C’est la personne qui fait votre site, pas celle qui transmet.',
    },
  ],
  offer: {
    title: `Offert : ${freeOffers['creation-de-site-web']}.`,
    text: 'De vraies directions pour votre page d’accueil, avec vos mots et vos couleurs. Gratuites, sans engagement, et à garder même si vous filez chez le voisin.',
    action: `Demander mes ${freePreviews} aperçus`,
  },
  questions: {
    title: 'Un mur de dix questions.',
    text: 'Retournez un carreau, la réponse est derrière. Une onzième vous trotte en tête ? Posez-la-nous.',
    items: [
      {
        question: 'Combien coûte un site web ?',
        answer:
          'Tout dépend de la maison : vitrine, boutique ou plateforme, chacune a trois packs aux prix affichés, hors taxes et toutes taxes comprises. Le devis, gratuit, reprend ces prix ligne à ligne et ajoute seulement ce que vous demandez de plus.',
      },
      {
        question: 'Qu’est\u2011ce qui est compris dans le prix ?',
        answer:
          'Le dessin, le développement, la mise en ligne et la prise en main. Chaque pack compte aussi le nom de domaine, l’hébergement et le support technique, pour la durée écrite sur sa carte.',
      },
      {
        question: 'Qu’est\u2011ce qui se paie en plus ?',
        answer:
          'Ce qui dépasse du pack : une page supplémentaire, une autre langue, une photo achetée, une fonction sur mesure. Chaque supplément est chiffré, puis accepté par vous, avant de monter au mur.',
      },
      {
        question: 'Que dois\u2011je apporter pour commencer ?',
        answer:
          'Votre logo s’il existe, vos coordonnées exactes, vos photos et trois sites que vous aimez.\nPour une boutique : la liste des produits, leurs prix et vos modes de livraison.\nLe reste, nous venons le chercher en vous posant des questions.',
      },
      {
        question: 'Quand commencent les délais annoncés ?',
        answer:
          'Le jour où nous avons vos textes et vos images. Le calendrier donne des dates à tout le monde, vous compris : la relecture est l’étape qui prend le plus volontiers le soleil.',
      },
      {
        question: 'Que montrent les aperçus gratuits ?',
        answer:
          'Des pages d’accueil dessinées à l’écran, sur ordinateur et sur téléphone, à partir de ce que vous nous avez raconté. Aucune ne vous plaît ? Vous nous dites pourquoi, nous nous quittons bons amis et vous ne devez rien.',
      },
      {
        question: 'Qui écrit les textes du site ?',
        answer:
          'Vous, nous, ou les deux. Le plus souvent, vous racontez au téléphone et nous mettons en forme ; vous relisez avant que ce soit gravé. Selon le pack, nous les mettons en page, nous les relisons ou nous tenons la plume.',
      },
      {
        question: 'Pourrai\u2011je modifier le site moi-même ?',
        answer:
          'Oui : textes, images et produits, sans toucher au code. Nous vous montrons comment à la livraison, sur vos propres pages, et un pense-bête illustré reste chez vous.',
      },
      {
        question: 'Que se passe\u2011t\u2011il après la mise en ligne ?',
        answer: `Les défauts sont corrigés gratuitement pendant ${timelines.freeSupport}, quel que soit le pack, et son support répond à vos questions. Ensuite, vous tenez la maison vous-même ou vous nous confiez les clés, avec le webmastering.`,
      },
      {
        question: 'Reprenez\u2011vous un site existant ?',
        answer:
          'Oui, après une visite de la cave au grenier. On garde ce qui tient, on refait ce qui fuit, et les anciennes adresses mènent aux nouvelles : ni vos clients ni les moteurs ne se cognent à une porte murée.',
      },
    ],
  },
  // The spec gives the figures; what they count is our reading of it.
  counters: [
    {
      startText: '+',
      value: 3,
      endText: ' ans',
      duration: counterMs,
      description: 'd’expérience',
    },
    {
      startText: '+',
      value: 50,
      endText: ' sites',
      duration: counterMs,
      description: 'ouverts au public',
    },
    {
      startText: '',
      value: 95,
      endText: '%',
      duration: counterMs,
      description: 'de clients qui nous recommandent',
    },
  ],
}
