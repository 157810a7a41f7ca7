import { freeOffers } from '../../catalogue/offers.ts'
import { counterMs, timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/referencement-naturel (Spec: T-2). */
export const seo: ServicePage = {
  slug: 'referencement-naturel',
  hero: {
    title: 'Le plus beau site du monde, la nuit, sans phare.',
    lead: 'Nous allumons, nous orientons, nous entretenons, pour que ceux qui vous cherchent accostent chez vous et non à la jetée d’en face.',
    action: 'Recevoir mon audit offert',
  },
  offerings: {
    title: 'Six faisceaux.',
    items: [
      {
        title: 'Audit complet',
        text: 'On soulève chaque tuile : technique, contenus, liens, concurrents. Vous recevez des priorités classées, pas un annuaire d’alertes.',
      },
      {
        title: 'Recherche de mots-clés',
        text: 'Les mots que vos clients tapent vraiment, pas ceux que l’on aimerait qu’ils tapent. Nous les trions par intention : regarder la vitrine, ou pousser la porte.',
      },
      {
        title: 'Optimisation technique',
        text: 'Vitesse, balisage, plan du site : tout ce qu’un moteur lit avant de lire vos phrases. Nous dégageons d’abord ce qui lui barre l’entrée.',
      },
      {
        title: 'Contenus',
        text: 'Des pages qui répondent à une question, dans l’ordre, avec vos exemples. Elles sont écrites pour une personne ; le robot suivra, il est bien élevé.',
      },
      {
        title: 'Netlinking',
        text: 'Des sites sérieux qui parlent de vous, peu et bien choisis. Un bon voisin vaut mieux que mille affiches collées la nuit.',
      },
      {
        title: 'Référencement local',
        text: 'Fiche d’établissement, avis, plan, horaires justes : qu’on vous trouve à pied. Pour un commerce, c’est le premier chantier, celui qui se voit depuis le trottoir.',
      },
    ],
  },
  reasons: [
    {
      title: 'On explique',
      text: 'Chaque action a une raison, écrite en une phrase. Si nous ne savons pas l’écrire, nous ne la faisons pas.',
    },
    {
      title: 'On mesure',
      text: 'Des appels, des devis, des ventes. Les positions, seules, ne paient pas le loyer.',
    },
    {
      title: 'On respecte les règles',
      text: 'Aucune astuce qui brille une saison puis vous efface. C’est votre nom sur l’enseigne, nous ne jouons pas avec.',
    },
    {
      title: 'On reste',
      text: 'Le même interlocuteur, du premier audit au dernier rapport. Il finit par connaître vos saisons, et vos concurrents par leur prénom.',
    },
  ],
  offer: {
    title: `Offert : ${freeOffers['referencement-naturel']}.`,
    text: 'Vos forces, vos fuites, vos trois priorités. Il est à vous, que nous allumions la suite ensemble ou non.',
    action: 'Demander mon audit',
  },
  questions: {
    title: 'Dix questions, avant d’allumer.',
    text: 'Derrière chaque carreau, une réponse en clair, sans jargon de gardien de phare.',
    items: [
      {
        question: 'En combien de temps voit\u2011on des résultats ?',
        answer: `Comptez ${timelines.seoResults}, le temps que les moteurs repassent dans la rue. Une fiche locale bouge souvent avant le reste ; un marché très disputé demande davantage de patience.`,
      },
      {
        question: 'Garantissez\u2011vous la première place ?',
        answer:
          'Non, et personne ne le peut : c’est le moteur qui décide. Nous garantissons ce qui dépend de nous, le travail, le calendrier et la transparence.',
      },
      {
        question: 'Que contient l’audit offert ?',
        answer:
          'L’état technique du site, ses pages, ses liens, ses voisins de classement, puis trois priorités que n’importe quel prestataire saurait suivre. Une adresse suffit pour le commencer, sans mot de passe.',
      },
      {
        question: 'Combien de mots\u2011clés travaillez\u2011vous ?',
        answer:
          'Le nombre est écrit dans chaque pack, car il mesure le travail. Mieux vaut quelques expressions qui amènent des clients qu’une centaine qui décorent un tableau.',
      },
      {
        question: 'Que vais\u2011je lire dans les rapports ?',
        answer:
          'Ce qui a été fait, ce que cela a changé, ce qui vient ensuite, avec des phrases. Le rythme dépend du pack ; les courbes y sont aussi, dans un second rôle.',
      },
      {
        question: 'Faut\u2011il refaire mon site ?',
        answer:
          'Rarement. On répare ce qui existe, et si un mur doit vraiment tomber, nous vous montrons la fissure avant de parler de travaux.',
      },
      {
        question: 'Le SEO remplace\u2011t\u2011il la publicité ?',
        answer:
          'Peu à peu, il la rend moins nécessaire : elle s’éteint avec le budget, lui reste allumé. Pour un lancement ou une fin de saison, les deux font bon ménage.',
      },
      {
        question: 'Qu’est\u2011ce qui coûte en plus du pack ?',
        answer:
          'Les textes et les liens au-delà du nombre prévu, la place achetée dans un média, les gros travaux sur le site. Rien ne s’engage sans une ligne de devis signée.',
      },
      {
        question: 'De quoi avez\u2011vous besoin de ma part ?',
        answer:
          'Un accès à votre site et à vos statistiques.\nUne conversation sur vos clients, surtout ceux que vous aimeriez revoir.\nVotre relecture des textes.\nSans outil de mesure, nous en installons un, à votre nom.',
      },
      {
        question: 'Et si je change de prestataire ?',
        answer:
          'Vous gardez les comptes, les contenus, les liens et l’historique, ouverts à votre nom dès le premier jour. Nous passons le flambeau au suivant, mode d’emploi compris.',
      },
    ],
  },
  counters: [
    {
      startText: '+',
      value: 75,
      endText: '%',
      duration: counterMs,
      description: 'de trafic naturel après 6 mois',
    },
    {
      startText: '+',
      value: 40,
      endText: '%',
      duration: counterMs,
      description: 'de contacts qualifiés',
    },
    {
      startText: '+',
      value: 60,
      endText: '%',
      duration: counterMs,
      description: 'de conversion',
    },
  ],
}
