import type { TradeId } from './answers/answers.ts'
import type { TradeMotif } from './motifs.ts'
import type { Place, Price } from './place.ts'

interface Voice {
  title: string
  text: string
  offers: string
  call: string
}

export interface Offer {
  name: string
  text: string
  /** `null` means on quotation. */
  price: Price | null
  motif: TradeMotif
}

export interface Trade {
  /** The first is the large picture, the last the frieze. */
  motifs: readonly [TradeMotif, TradeMotif, TradeMotif, TradeMotif, TradeMotif]
  menu: readonly [string, string, string]
  /** Calm, whole sentences. */
  review: Voice
  poster: Voice
  storefront: Voice
  offers: readonly [Offer, Offer, Offer, Offer]
  story: { title: string; text: readonly [string, string] }
  /** A number, and the sentence that continues it. */
  figure: { number: string; text: string }
  hours: readonly (readonly [when: string, open: string])[]
  /** Frequent questions. */
  facts: readonly (readonly [question: string, answer: string])[]
}

export function tradeIn({ isTunisian }: Pick<Place, 'isTunisian'>, id: TradeId): Trade {
  const said = JSON.stringify(tradeTexts[id])
  return JSON.parse(said.replace(/\{([^{}|"]*)\|([^{}|"]*)\}/g, isTunisian ? '$2' : '$1'))
}

/**
 * Placeholder texts by trade. `{town}` becomes « à Sète », « au Cap d’Agde »; `{mutuelle|CNAM}` becomes
 * « mutuelle » in France, « CNAM » in Tunisia. Texts must contain no superlatives, invented reviews, awards or
 * promises in the visitor's name, and only figures that are true of any company.
 */
export const tradeTexts: Record<TradeId, Trade> = {
  boulangerie: {
    motifs: ['loaf', 'wheat', 'croissant', 'baguette', 'oven'],
    menu: ['Les pains', 'Le fournil', 'Venir'],
    review: {
      title: 'Le pain, quand on lui laisse le temps.',
      text: 'Farine de meule, eau, sel, levain : rien d’autre.',
      offers: 'La fournée du jour',
      call: 'Réserver un pain',
    },
    poster: {
      title: 'Ça lève.',
      text: 'Chaud le matin, chaud à midi, chaud le soir.',
      offers: 'Tout chaud.',
      call: 'Commander',
    },
    storefront: {
      title: 'Pain au levain, pétri et cuit sur place {town}',
      text: 'Commandez la veille, passez le matin. Tranché ou entier, dites-le-nous.',
      offers: 'Au comptoir ce matin',
      call: 'Commander pour demain',
    },
    offers: [
      {
        name: 'Le campagne',
        text: 'Blé et seigle, croûte épaisse, mie serrée.',
        price: [4.2, 3.5],
        motif: 'loaf',
      },
      {
        name: 'La tradition',
        text: 'Courte, croquante, rarement entière à l’arrivée.',
        price: [1.3, 0.6],
        motif: 'baguette',
      },
      {
        name: 'Le croissant',
        text: 'Beurre cru, vingt-sept couches, aucune excuse.',
        price: [1.4, 1.8],
        motif: 'croissant',
      },
      {
        name: 'Le gâteau du dimanche',
        text: 'Sur commande, pour six personnes.',
        price: [28, 45],
        motif: 'wheat',
      },
    ],
    story: {
      title: 'À quatre heures, la rue dort.',
      text: [
        'On pèse, on pétrit, on façonne, puis on attend, ce qui est le vrai métier.',
        'Le levain a été réveillé la veille. Il n’a pas d’horaires, alors nous avons pris les siens.',
      ],
    },
    figure: { number: '4', text: 'mots sur l’étiquette. Le cinquième serait le temps.' },
    hours: [
      ['Mardi au samedi', '7 h – 19 h 30'],
      ['Dimanche', '7 h – 13 h'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Allergènes', 'La liste est au comptoir.'],
      ['Commandes', 'La veille, par téléphone ou sur place.'],
      ['Invendus', 'Demandez ce qu’il reste en fin de journée.'],
    ],
  },
  restaurant: {
    motifs: ['plate', 'fish', 'glass', 'lemon', 'olive'],
    menu: ['La carte', 'La maison', 'Réserver'],
    review: {
      title: 'On cuisine ce qui vient d’arriver.',
      text: 'Le marché le matin, l’ardoise à midi. Si le poisson n’est pas beau, il n’y a pas de poisson.',
      offers: 'L’ardoise',
      call: 'Réserver une table',
    },
    poster: {
      title: 'À table.',
      text: 'Deux services, trente couverts, une ardoise.',
      offers: 'Aujourd’hui.',
      call: 'Réserver',
    },
    storefront: {
      title: 'Cuisine du marché {town}, midi et soir',
      text: 'L’ardoise suit le marché. Réservez votre table, nous mettons le couvert.',
      offers: 'À la carte aujourd’hui',
      call: 'Réserver une table',
    },
    offers: [
      {
        name: 'Le midi',
        text: 'Entrée et plat, ou plat et dessert. Le sourire va avec.',
        price: [19, 32],
        motif: 'plate',
      },
      {
        name: 'La pêche du jour',
        text: 'Entière, grillée, avec ce que le jardin a donné.',
        price: [26, 48],
        motif: 'fish',
      },
      {
        name: 'L’assiette du potager',
        text: 'Sept légumes, cuits chacun à leur heure.',
        price: [17, 28],
        motif: 'olive',
      },
      {
        name: 'Le dessert au citron',
        text: 'Acide d’abord, tendre ensuite.',
        price: [8, 12],
        motif: 'lemon',
      },
    ],
    story: {
      title: 'Le menu tient sur une ardoise.',
      text: [
        'Douze lignes à la craie, écrites à onze heures, effacées à minuit.',
        'La cuisine est ouverte sur la salle : on nous voit goûter, et parfois recommencer.',
      ],
    },
    figure: { number: '11 h', text: 'et le menu s’écrit, selon le marché.' },
    hours: [
      ['Mardi au samedi', '12 h – 14 h, 19 h – 22 h'],
      ['Dimanche', '12 h – 15 h'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Terrasse', 'À l’ombre, une bonne partie du jour.'],
      ['Végétarien', 'Les légumes ont leur ligne à l’ardoise.'],
      ['Groupes', 'Appelez-nous, on rapproche les tables.'],
    ],
  },
  artisan: {
    motifs: ['wrench', 'tap', 'bulb', 'house', 'drop'],
    menu: ['Travaux', 'Chantiers', 'Nous joindre'],
    review: {
      title: 'Bien fait, puis oublié.',
      text: 'Un bon ouvrage ne se remarque pas. Il tient, il sert, il se tait.',
      offers: 'Ce que nous faisons',
      call: 'Demander un devis',
    },
    poster: {
      title: 'On s’y met.',
      text: 'Un appel, une visite, un devis écrit.',
      offers: 'On répare.',
      call: 'Appeler',
    },
    storefront: {
      title: 'Pose, rénovation et entretien {town} et alentour',
      text: 'Décrivez les travaux, joignez une photo.',
      offers: 'Nos travaux',
      call: 'Décrire les travaux',
    },
    offers: [
      {
        name: 'Petits travaux',
        text: 'Ce qui grince, ce qui goutte, ce qui attend depuis l’hiver.',
        price: [65, 60],
        motif: 'drop',
      },
      {
        name: 'Pose et remplacement',
        text: 'L’ancien s’en va, le neuf prend sa place.',
        price: [390, 480],
        motif: 'tap',
      },
      {
        name: 'Rénovation',
        text: 'Une pièce, ou la maison entière.',
        price: null,
        motif: 'house',
      },
      {
        name: 'Entretien',
        text: 'Passer avant la panne : un carnet, des dates.',
        price: [95, 110],
        motif: 'bulb',
      },
    ],
    story: {
      title: 'Le chantier se range le soir.',
      text: [
        'Le travail finit après le dernier coup de balai.',
        'Ce que la cloison va cacher se photographie d’abord. On le cherchera un jour.',
      ],
    },
    figure: { number: '8 h', text: 'et le chantier commence.' },
    hours: [
      ['Lundi au vendredi', '8 h – 18 h'],
      ['Samedi', '8 h – 12 h'],
      ['Dimanche', 'fermé'],
    ],
    facts: [
      ['Devis', 'Après une visite, par écrit.'],
      ['Assurance', '{Décennale|Responsabilité civile} : assureur indiqué sur le devis.'],
      ['Secteur', 'La ville et ses environs. Appelez, même si vous hésitez.'],
    ],
  },
  coiffure: {
    motifs: ['profile', 'scissors', 'mirror', 'comb', 'locks'],
    menu: ['Les soins', 'Le salon', 'Rendez-vous'],
    review: {
      title: 'Une coupe qui tombe juste, même sans nous.',
      text: 'Nous coupons pour le lundi matin, pas pour la sortie du salon.',
      offers: 'Les soins',
      call: 'Prendre rendez-vous',
    },
    poster: {
      title: 'Tête neuve.',
      text: 'Un fauteuil, un café, aucune question gênante.',
      offers: 'Au choix.',
      call: 'Réserver',
    },
    storefront: {
      title: 'Coupe, couleur et soins, sur rendez-vous {town}',
      text: 'Choisissez un soin, une heure, une personne.',
      offers: 'Soins et tarifs',
      call: 'Prendre rendez-vous',
    },
    offers: [
      {
        name: 'Coupe et coiffage',
        text: 'Diagnostic à sec, shampoing, coupe, séchage.',
        price: [42, 35],
        motif: 'scissors',
      },
      {
        name: 'Couleur végétale',
        text: 'Henné, indigo, patience.',
        price: [68, 70],
        motif: 'locks',
      },
      {
        name: 'Barbe',
        text: 'Serviette chaude, lame, cinq minutes de silence.',
        price: [22, 15],
        motif: 'comb',
      },
      {
        name: 'Soin du visage',
        text: 'À l’huile de pépins de figue de Barbarie.',
        price: [55, 60],
        motif: 'mirror',
      },
    ],
    story: {
      title: 'On regarde avant de couper.',
      text: [
        'Les épis, les habitudes : une coupe se lit d’abord sur les gestes.',
        'Au salon, le silence est au menu, la conversation aussi.',
      ],
    },
    figure: { number: '1 mèche', text: 'de travers, et l’on ne voit qu’elle.' },
    hours: [
      ['Mardi au samedi', '9 h – 19 h'],
      ['Jeudi', 'jusqu’à 21 h'],
      ['Dimanche, lundi', 'fermé'],
    ],
    facts: [
      ['Annulation', 'Un empêchement ? Appelez-nous.'],
      ['Enfants', 'Le mercredi, doudou admis.'],
      ['Produits', 'Demandez-nous ce qu’il y a dans le flacon.'],
    ],
  },
  createur: {
    motifs: ['dress', 'spool', 'coatButton', 'bag', 'needle'],
    menu: ['La collection', 'L’atelier', 'La boutique'],
    review: {
      title: 'Peu de pièces, longtemps portées.',
      text: 'Une collection par an, cousue derrière le rideau de la boutique.',
      offers: 'La collection',
      call: 'Voir la collection',
    },
    poster: {
      title: 'Fait ici.',
      text: 'Cousu au fond, vendu devant.',
      offers: 'Cette saison.',
      call: 'Entrer',
    },
    storefront: {
      title: 'Vêtements et objets, créés et cousus {town}',
      text: 'Essayez en boutique, faites ajuster sur place.',
      offers: 'En boutique cette semaine',
      call: 'Réserver un essayage',
    },
    offers: [
      {
        name: 'La robe droite',
        text: 'Lin lavé, deux poches, six boutons de corozo.',
        price: [165, 290],
        motif: 'dress',
      },
      {
        name: 'Le cabas',
        text: 'Toile à voile, anses en cuir, porte un marché entier.',
        price: [78, 120],
        motif: 'bag',
      },
      {
        name: 'La surchemise',
        text: 'Coton épais. Se prête, ne se rend pas toujours.',
        price: [130, 220],
        motif: 'coatButton',
      },
      {
        name: 'La retouche',
        text: 'Un ourlet, une taille, un bouton perdu.',
        price: [15, 18],
        motif: 'spool',
      },
    ],
    story: {
      title: 'Tout commence par un reste.',
      text: [
        'Un coupon oublié, une toile de store : nous dessinons d’après l’étoffe.',
        'Chaque pièce porte un numéro et le prénom de celle qui l’a cousue.',
      ],
    },
    figure: { number: '2 mains', text: 'pour dessiner, couper, coudre. Parfois quatre.' },
    hours: [
      ['Mardi au samedi', '10 h 30 – 19 h'],
      ['Dimanche', 'sur rendez-vous'],
      ['Lundi', 'à l’atelier'],
    ],
    facts: [
      ['Livraison', 'En boutique ou par la poste.'],
      ['Retours', 'Les conditions sont jointes à la commande.'],
      ['Mesures', 'Prises en boutique, gardées si vous le souhaitez.'],
    ],
  },
  sante: {
    motifs: ['pebbles', 'posture', 'spine', 'hand', 'breath'],
    menu: ['Les soins', 'Le cabinet', 'Rendez-vous'],
    review: {
      title: 'Reprendre appui.',
      text: 'Écouter d’abord, tester ensuite, manipuler peu.',
      offers: 'Les consultations',
      call: 'Prendre rendez-vous',
    },
    poster: {
      title: 'Respirez.',
      text: 'Une table, deux mains, et le temps d’expliquer.',
      offers: 'Pour qui ?',
      call: 'Rendez-vous',
    },
    storefront: {
      title: 'Ostéopathie {town}, du lundi au samedi',
      text: 'Choisissez votre motif, puis votre créneau.',
      offers: 'Motifs de consultation',
      call: 'Voir les créneaux',
    },
    offers: [
      {
        name: 'Adultes',
        text: 'Dos, nuque, bassin : dites-nous ce qui tire.',
        price: [60, 70],
        motif: 'spine',
      },
      {
        name: 'Grossesse',
        text: 'Des appuis qui changent, des gestes qui s’adaptent.',
        price: [60, 70],
        motif: 'pebbles',
      },
      {
        name: 'Nourrissons',
        text: 'Gestes doux, en présence des parents.',
        price: [50, 60],
        motif: 'hand',
      },
      {
        name: 'Sportifs',
        text: 'Avant l’effort, ou entre deux saisons.',
        price: [65, 75],
        motif: 'posture',
      },
    ],
    story: {
      title: 'Le mal de dos a une histoire.',
      text: [
        'Un bureau trop bas, une chute de vélo. On la reconstitue avant de toucher à quoi que ce soit.',
        'Vous repartez avec deux exercices. Deux, parce que dix ne se font jamais.',
      ],
    },
    figure: { number: '24', text: 'vertèbres mobiles, et chacune a son mot à dire.' },
    hours: [
      ['Lundi au vendredi', '8 h 30 – 19 h 30'],
      ['Samedi', '9 h – 13 h'],
      ['Dimanche', 'fermé'],
    ],
    facts: [
      ['Facture', '{À présenter à votre mutuelle.|À joindre à votre dossier CNAM.}'],
      ['Accès', 'Étage, ascenseur, parking : à préciser.'],
      ['Retard', 'Un appel, et nous voyons ce qui est possible.'],
    ],
  },
  conseil: {
    motifs: ['scales', 'pillar', 'book', 'columns', 'seal'],
    menu: ['Domaines', 'Le cabinet', 'Nous écrire'],
    review: {
      title: 'Dire clairement ce qui est compliqué.',
      text: 'Un dossier se comprend souvent à la première page.',
      offers: 'Domaines',
      call: 'Prendre contact',
    },
    poster: {
      title: 'Au clair.',
      text: 'Un rendez-vous, un avis, des honoraires écrits.',
      offers: 'Vos questions.',
      call: 'Écrire',
    },
    storefront: {
      title: 'Avocats {town}, pour les particuliers et les entreprises',
      text: 'Exposez votre affaire en quelques lignes.',
      offers: 'Domaines et honoraires',
      call: 'Prendre rendez-vous',
    },
    offers: [
      {
        name: 'Premier entretien',
        text: 'Les faits, les règles, les étapes à venir.',
        price: [90, 80],
        motif: 'book',
      },
      {
        name: 'Famille',
        text: 'Séparation, garde, succession.',
        price: null,
        motif: 'pillar',
      },
      {
        name: 'Travail',
        text: 'Contrat, rupture, désaccord.',
        price: null,
        motif: 'seal',
      },
      {
        name: 'Litige',
        text: 'Négocier d’abord. Plaider, s’il le faut.',
        price: null,
        motif: 'scales',
      },
    ],
    story: {
      title: 'Pas de latin sans traduction.',
      text: [
        'Un courrier se relit avec une question : se comprend-il tout seul ?',
        'Un dossier avance par étapes, et chacune a un nom.',
      ],
    },
    figure: { number: '1 dossier', text: 'et quelqu’un pour le porter.' },
    hours: [
      ['Lundi au jeudi', '9 h – 18 h'],
      ['Vendredi', '9 h – 16 h'],
      ['Samedi', 'sur rendez-vous'],
    ],
    facts: [
      ['Honoraires', 'Convention écrite.'],
      ['Secret', 'Professionnel : ce qui est dit au cabinet y reste.'],
      ['À distance', 'En visio, avec signature électronique.'],
    ],
  },
  immobilier: {
    motifs: ['house', 'building', 'shutters', 'key', 'steps'],
    menu: ['À vendre', 'Estimer', 'L’agence'],
    review: {
      title: 'Un logement se visite deux fois.',
      text: 'On visite le matin, puis le soir. Un logement ne dit pas deux fois la même chose.',
      offers: 'Les biens du moment',
      call: 'Faire estimer',
    },
    poster: {
      title: 'Chez vous.',
      text: 'Vendre, louer, gérer : la même clé.',
      offers: 'À visiter.',
      call: 'Estimer',
    },
    storefront: {
      title: 'Acheter, vendre et louer {town}',
      text: 'Une visite, des comparaisons, un avis écrit.',
      offers: 'À vendre en ce moment',
      call: 'Demander une estimation',
    },
    offers: [
      {
        name: '{Deux pièces|S+1}, vieille ville',
        text: '46 m², troisième étage et de bons mollets.{ DPE D, GES B.| Titre foncier.}',
        price: [189000, 210000],
        motif: 'shutters',
      },
      {
        name: 'Maison de faubourg',
        text: '112 m², cour, figuier d’âge inconnu.{ DPE C, GES C.| Titre foncier.}',
        price: [385000, 460000],
        motif: 'house',
      },
      {
        name: 'Dernier étage',
        text: '74 m², terrasse au sud, les toits pour voisins.{ DPE E, GES C.| Titre foncier.}',
        price: [298000, 340000],
        motif: 'building',
      },
      {
        name: 'Gestion locative',
        text: 'Bail, loyers, état des lieux : la part de papier.',
        price: null,
        motif: 'key',
      },
    ],
    story: {
      title: 'Nous marchons dans le quartier.',
      text: [
        'Quel côté de la rue garde le soleil, quel immeuble refait son toit.',
        'Ces choses-là tiennent mal dans une annonce. Elles changent pourtant un prix, et une vie.',
      ],
    },
    figure: {
      number: '2 visites',
      text: 'valent mieux qu’une.',
    },
    hours: [
      ['Lundi au vendredi', '9 h – 12 h 30, 14 h – 18 h 30'],
      ['Samedi', '10 h – 17 h'],
      ['Dimanche', 'en visite'],
    ],
    facts: [
      ['Honoraires', 'Affichés à l’agence et dans les annonces.'],
      ['Visites', 'Sur rendez-vous.'],
      [
        'Annonces',
        '{Classes DPE et GES, surface, charges.|Titre, surface, charges de copropriété.}',
      ],
    ],
  },
  formation: {
    motifs: ['summit', 'compass', 'dialogue', 'pencil', 'spark'],
    menu: ['Parcours', 'Méthode', 'Échanger'],
    review: {
      title: 'Avancer, c’est souvent choisir.',
      text: 'Six séances pour trier ce qui compte, décider, et tenir la décision.',
      offers: 'Les parcours',
      call: 'Échanger',
    },
    poster: {
      title: 'À vous.',
      text: 'Une question bien posée vaut dix conseils.',
      offers: 'Par où débuter ?',
      call: 'Commencer',
    },
    storefront: {
      title: 'Formations et accompagnement {town}, ou en visio',
      text: 'Un premier échange, pour savoir si nous sommes les bonnes personnes.',
      offers: 'Dates et tarifs',
      call: 'Réserver un échange',
    },
    offers: [
      {
        name: 'Le bilan',
        text: 'Six séances, un plan écrit, de vraies échéances.',
        price: [780, 900],
        motif: 'compass',
      },
      {
        name: 'La prise de parole',
        text: 'Deux jours, huit personnes, une caméra bienveillante.',
        price: [690, 750],
        motif: 'dialogue',
      },
      {
        name: 'Le cap d’équipe',
        text: 'Une journée pour décider à plusieurs sans s’épuiser.',
        price: null,
        motif: 'summit',
      },
      {
        name: 'L’atelier d’écriture',
        text: 'Écrire court. Deux heures, chaque mardi.',
        price: [35, 40],
        motif: 'pencil',
      },
    ],
    story: {
      title: 'On repart avec une page.',
      text: [
        'Une page, écrite de votre main. Ce que vous arrêtez, ce que vous commencez, à quelle date.',
        'Trois mois plus tard, on la relit. C’est là que tout se joue.',
      ],
    },
    figure: { number: '3 mois', text: 'entre la page écrite et la page relue.' },
    hours: [
      ['Lundi au vendredi', '9 h – 19 h'],
      ['Ateliers', 'mardi, 18 h 30'],
      ['Samedi', 'sur rendez-vous'],
    ],
    facts: [
      ['Financement', 'Devis et programme à joindre à votre dossier.'],
      ['Lieu', 'Au centre, ou chez vous.'],
      ['Report', 'Un empêchement ? Cherchons une autre date.'],
    ],
  },
  hote: {
    motifs: ['moon', 'lantern', 'key', 'teapot', 'shutters'],
    menu: ['Les chambres', 'La maison', 'Venir'],
    review: {
      title: 'Quelques pas, puis le silence.',
      text: 'Des chambres calmes, une table dehors. Le petit déjeuner prend son temps.',
      offers: 'Les chambres',
      call: 'Demander une chambre',
    },
    poster: {
      title: 'Restez.',
      text: 'Une chambre, une table, rien à prévoir.',
      offers: 'Vos clés.',
      call: 'Réserver',
    },
    storefront: {
      title: 'Dormir {town}, petit déjeuner sur place',
      text: 'Choisissez vos dates, puis votre chambre.',
      offers: 'Chambres et tarifs',
      call: 'Voir les disponibilités',
    },
    offers: [
      {
        name: 'La chambre fraîche',
        text: 'Au rez-de-chaussée. Murs épais, volets de bois.',
        price: [85, 190],
        motif: 'shutters',
      },
      {
        name: 'La chambre haute',
        text: 'Deux fenêtres, des toits, beaucoup de ciel.',
        price: [110, 260],
        motif: 'moon',
      },
      {
        name: 'La suite',
        text: 'Un salon, un bain, la lumière du matin.',
        price: [145, 340],
        motif: 'lantern',
      },
      {
        name: 'La table',
        text: 'Le dîner, selon le marché du jour.',
        price: [28, 55],
        motif: 'teapot',
      },
    ],
    story: {
      title: 'On entre, et tout ralentit.',
      text: [
        'Une valise posée, une fenêtre ouverte, de l’eau qui chauffe.',
        'Les clés sont lourdes, ne les perdez pas.',
      ],
    },
    figure: { number: '15 h', text: 'et la chambre est à vous.' },
    hours: [
      ['Arrivée', 'dès 15 h'],
      ['Départ', 'avant 11 h'],
      ['Accueil', '8 h – 21 h'],
    ],
    facts: [
      ['Venir', 'À pied, en voiture, en train : le plan est ici.'],
      ['Enfants', 'Bienvenus. Dites-nous leur âge.'],
      ['Animaux', 'Le chat de la maison décide.'],
    ],
  },
  culture: {
    motifs: ['mask', 'roundDance', 'note', 'spotlight', 'curtain'],
    menu: ['Programme', 'Qui nous sommes', 'Adhérer'],
    review: {
      title: 'Un lieu où l’on entre sans frapper.',
      text: 'On vient pour une chose, on reste pour une autre.',
      offers: 'La saison',
      call: 'Voir la saison',
    },
    poster: {
      title: 'Entrez donc.',
      text: 'Voir, entendre, essayer.',
      offers: 'Ce mois-ci.',
      call: 'Adhérer',
    },
    storefront: {
      title: 'Ateliers, expositions et rencontres {town}',
      text: 'Le programme du mois, les inscriptions.',
      offers: 'Programme et inscriptions',
      call: 'S’inscrire à un atelier',
    },
    offers: [
      {
        name: 'La visite',
        text: 'À plusieurs, avec quelqu’un qui répond aux questions.',
        price: [6, 5],
        motif: 'spotlight',
      },
      {
        name: 'L’atelier',
        text: 'On regarde, on essaie, on recommence.',
        price: [12, 10],
        motif: 'mask',
      },
      {
        name: 'La rencontre',
        text: 'Une œuvre, une personne, un débat.',
        price: [5, 4],
        motif: 'note',
      },
      {
        name: 'Adhésion',
        text: 'Un an. Vous votez, vous venez, vous amenez quelqu’un.',
        price: [15, 10],
        motif: 'roundDance',
      },
    ],
    story: {
      title: 'Tout a commencé par une idée.',
      text: [
        'Il a fallu une salle, puis des chaises, puis davantage de chaises.',
        'On ouvre, on allume, on attend un peu. Et les gens viennent.',
      ],
    },
    figure: { number: '3 fois', text: 'par semaine, la salle est ouverte.' },
    hours: [
      ['Mardi, jeudi', '18 h – 22 h'],
      ['Samedi', '14 h – 19 h'],
      ['Bureau', 'mercredi, 10 h – 12 h'],
    ],
    facts: [
      ['Accès', 'Étage, ascenseur, parking : à préciser.'],
      ['Bénévoles', 'Une heure par mois, ou bien plus.'],
      ['Groupes', 'Écoles et associations : écrivez-nous.'],
    ],
  },
  sport: {
    motifs: ['dumbbell', 'track', 'stopwatch', 'ball', 'lightning'],
    menu: ['Les cours', 'La salle', 'Essayer'],
    review: {
      title: 'La régularité, plutôt que l’exploit.',
      text: 'Trois séances par semaine, un coach qui connaît votre prénom et votre genou gauche.',
      offers: 'Les cours',
      call: 'Essayer une séance',
    },
    poster: {
      title: 'Encore une.',
      text: 'Une série, un souffle, une série.',
      offers: 'Cinq, six, sept.',
      call: 'Essayer',
    },
    storefront: {
      title: 'Salle et cours collectifs {town}, dès 6 h 30',
      text: 'Choisissez un cours, venez comme vous êtes.',
      offers: 'Formules et tarifs',
      call: 'Réserver un essai',
    },
    offers: [
      {
        name: 'Accès libre',
        text: 'De 6 h 30 à 22 h. Par mois.',
        price: [39, 70],
        motif: 'dumbbell',
      },
      {
        name: 'Cours collectifs',
        text: 'Un groupe, un rythme, un rire. Par mois.',
        price: [49, 90],
        motif: 'ball',
      },
      {
        name: 'Coaching',
        text: 'Une heure, un objectif, un carnet.',
        price: [45, 50],
        motif: 'stopwatch',
      },
      {
        name: 'Course du dimanche',
        text: 'Ouverte, bavarde, à toutes les allures.',
        price: [5, 6],
        motif: 'track',
      },
    ],
    story: {
      title: 'Personne ne vous regarde.',
      text: [
        'Tout le monde compte ses répétitions. Les miroirs sont sur un seul mur.',
        'On progresse mieux quand on revient.',
      ],
    },
    figure: { number: '168 h', text: 'dans une semaine. Trois pour bouger, il en reste 165.' },
    hours: [
      ['Lundi au vendredi', '6 h 30 – 22 h'],
      ['Samedi, dimanche', '8 h – 20 h'],
      ['Jours fériés', '9 h – 14 h'],
    ],
    facts: [
      ['Débutants', 'Tout le monde l’a été un jour.'],
      ['Vestiaires', 'Casiers, douches, serviettes.'],
      ['Certificat', 'Questionnaire de santé sur place.'],
    ],
  },
  fleuriste: {
    motifs: ['tulip', 'daisy', 'peony', 'pot', 'splitLeaf'],
    menu: ['Bouquets', 'La boutique', 'Commander'],
    review: {
      title: 'Des fleurs de saison, et les mots pour aller avec.',
      text: 'Cueillies quand elles sont prêtes. En janvier, il y a des anémones ; des roses, non.',
      offers: 'Le marché du matin',
      call: 'Composer un bouquet',
    },
    poster: {
      title: 'Dites-le avec nous.',
      text: 'Composé ce matin, avec votre mot dedans.',
      offers: 'Cueilli ce matin.',
      call: 'Offrir',
    },
    storefront: {
      title: 'Bouquets du jour, retrait ou livraison {town}',
      text: 'Choisissez un bouquet, dictez un mot. Nous écrivons la carte, à la main.',
      offers: 'Bouquets et livraison',
      call: 'Commander un bouquet',
    },
    offers: [
      {
        name: 'Le bouquet du jour',
        text: 'Ce que le champ a donné. La surprise est comprise.',
        price: [29, 35],
        motif: 'daisy',
      },
      {
        name: 'Le grand merci',
        text: 'Rond, généreux. Prévoyez deux bras et un grand vase.',
        price: [55, 70],
        motif: 'peony',
      },
      {
        name: 'L’abonnement',
        text: 'Un bouquet chaque vendredi, chez vous. Le prix d’un mois.',
        price: [90, 110],
        motif: 'tulip',
      },
      {
        name: 'La plante facile',
        text: 'Pardonne les oublis, et parfois les vacances.',
        price: [24, 30],
        motif: 'pot',
      },
    ],
    story: {
      title: 'Le champ décide.',
      text: [
        'Trois productrices disent ce qui s’ouvre, nous changeons la vitrine.',
        'Les tiges restantes partent au compost, et reviennent au printemps, en terre.',
      ],
    },
    figure: { number: '4 saisons', text: 'dans la boutique, chacune à son tour.' },
    hours: [
      ['Mardi au samedi', '9 h – 19 h 30'],
      ['Dimanche', '9 h – 13 h'],
      ['Lundi', 'au champ'],
    ],
    facts: [
      ['Livraison', 'En ville, à vélo.'],
      ['Mariages', 'Premier rendez-vous autour d’un seau, ou d’un thé.'],
      ['Deuil', 'Nous prenons le temps. Appelez-nous.'],
    ],
  },
  logiciel: {
    motifs: ['orbit', 'appWindow', 'nodes', 'cursor', 'blocks'],
    menu: ['Produit', 'Méthode', 'Tarifs'],
    review: {
      title: 'L’outil qui vous laisse travailler.',
      text: 'Toute l’équipe lit la même page.',
      offers: 'Ce que fait l’outil',
      call: 'Voir la démonstration',
    },
    poster: {
      title: 'Moins d’onglets.',
      text: 'Une page, une équipe, zéro réunion du lundi.',
      offers: 'Simple.',
      call: 'Essayer',
    },
    storefront: {
      title: 'Suivez vos projets sur une seule page',
      text: 'Qui fait quoi, et pour quand : toute l’équipe lit la même page.',
      offers: 'Formules',
      call: 'Voir une démonstration',
    },
    offers: [
      {
        name: 'Essentiel',
        text: 'Jusqu’à 5 personnes, tous les projets. Par mois.',
        price: [9, 25],
        motif: 'blocks',
      },
      {
        name: 'Équipe',
        text: 'Rôles, historique, automatismes. Par personne et par mois.',
        price: [15, 40],
        motif: 'nodes',
      },
      {
        name: 'Connecteurs',
        text: 'Vos outils se parlent enfin, sans bricolage.',
        price: [29, 80],
        motif: 'appWindow',
      },
      {
        name: 'Sur mesure',
        text: 'Hébergement dédié, reprise des données, accompagnement.',
        price: null,
        motif: 'orbit',
      },
    ],
    story: {
      title: 'Nous sommes partis d’un tableau blanc.',
      text: [
        'Tout y était : qui, quoi, quand. Il manquait que le mur suive les gens.',
        'Chaque fonction ajoutée en chasse une autre.',
      ],
    },
    figure: { number: '1 page', text: 'ouverte. Les autres onglets se reposent.' },
    hours: [
      ['Assistance', 'lundi au vendredi, 9 h – 18 h'],
      ['Formation', 'sur rendez-vous'],
      ['État du service', 'en ligne'],
    ],
    facts: [
      ['Formules', 'Au mois ou à l’année.'],
      ['Données', 'Lieu et durée de conservation écrits ici.'],
      ['Reprise', 'Vos fichiers s’importent depuis un tableur.'],
    ],
  },
  comptable: {
    motifs: ['columns', 'pencil', 'blocks', 'compass', 'book'],
    menu: ['Missions', 'Le cabinet', 'Nous écrire'],
    review: {
      title: 'Des comptes qui se lisent.',
      text: 'Un bilan raconte une année à celui qui l’a vécue.',
      offers: 'Les missions',
      call: 'Prendre contact',
    },
    poster: {
      title: 'Le compte y est.',
      text: 'Vos factures, vos dates, vos questions.',
      offers: 'On compte.',
      call: 'Écrire',
    },
    storefront: {
      title: 'Expertise comptable {town}',
      text: 'Dites-nous votre activité et ce qui vous pèse.',
      offers: 'Prestations et honoraires',
      call: 'Prendre rendez-vous',
    },
    offers: [
      {
        name: 'Créer',
        text: 'Statuts, prévisions, première année de comptes.',
        price: [890, 1200],
        motif: 'pencil',
      },
      {
        name: 'Tenir les comptes',
        text: 'Factures, banque, TVA, à mesure de l’année.',
        price: null,
        motif: 'columns',
      },
      {
        name: 'Payer les salaires',
        text: 'Bulletins, déclarations {à l’Urssaf|à la CNSS}.',
        price: [28, 25],
        motif: 'blocks',
      },
      {
        name: 'Faire le point',
        text: 'Où part l’argent, d’où il vient, ce qu’il reste.',
        price: [180, 220],
        motif: 'compass',
      },
    ],
    story: {
      title: 'La boîte à chaussures.',
      text: [
        'Elle contient l’année, dans le désordre. On la vide sur la table.',
        'Puis chaque papier a sa place, et la boîte retrouve ses chaussures.',
      ],
    },
    figure: {
      number: '12 mois',
      text: 'dans l’année, et pas deux qui se ressemblent.',
    },
    hours: [
      ['Lundi au jeudi', '9 h – 18 h'],
      ['Vendredi', '9 h – 16 h'],
      ['Samedi', 'sur rendez-vous'],
    ],
    facts: [
      ['Honoraires', 'Écrits dans la lettre de mission.'],
      ['Pièces', 'En ligne, ou au cabinet.'],
      ['Inscription', 'À l’Ordre : votre numéro ici.'],
    ],
  },
  medecin: {
    motifs: ['hand', 'book', 'drop', 'breath', 'pebbles'],
    menu: ['Consultations', 'Le cabinet', 'Rendez-vous'],
    review: {
      title: 'Prendre le temps d’entendre.',
      text: 'Ce qui vous amène, et ce que vous n’osiez pas demander.',
      offers: 'Les consultations',
      call: 'Prendre rendez-vous',
    },
    poster: {
      title: 'Entrez.',
      text: 'Asseyez-vous. Racontez.',
      offers: 'Pour quoi ?',
      call: 'Rendez-vous',
    },
    storefront: {
      title: 'Cabinet médical {town}, sur rendez-vous',
      text: 'Choisissez votre motif, puis votre créneau.',
      offers: 'Motifs de consultation',
      call: 'Voir les créneaux',
    },
    offers: [
      {
        name: 'Consultation',
        text: 'Une question, un examen, un avis.',
        price: [30, 50],
        motif: 'hand',
      },
      {
        name: 'Suivi',
        text: 'Les traitements au long cours, relus ensemble.',
        price: [30, 50],
        motif: 'drop',
      },
      {
        name: 'Enfants',
        text: 'Courbes, vaccins, nuits courtes des parents.',
        price: [35, 55],
        motif: 'pebbles',
      },
      {
        name: 'À distance',
        text: 'En vidéo, quand l’examen peut attendre.',
        price: [30, 45],
        motif: 'breath',
      },
    ],
    story: {
      title: 'Ce qu’il faut apporter.',
      text: [
        'Ordonnances, analyses : ce qui évite de raconter deux fois.',
        'Et vos questions. La plus utile vient souvent dans l’escalier.',
      ],
    },
    figure: { number: '2 oreilles', text: 'pour écouter, un stylo pour écrire.' },
    hours: [
      ['Lundi au vendredi', '8 h 30 – 19 h 30'],
      ['Samedi', '9 h – 13 h'],
      ['Urgence vitale', '{le 15|le 190}'],
    ],
    facts: [
      ['Tarifs', 'Affichés. {Apportez votre carte Vitale.|Apportez votre bulletin de soins CNAM.}'],
      ['Accès', 'Étage, ascenseur, parking : à préciser.'],
      ['Absence', 'Le nom du remplaçant est indiqué ici.'],
    ],
  },
  dentiste: {
    motifs: ['mirror', 'spark', 'drop', 'pebbles', 'moon'],
    menu: ['Les soins', 'Le cabinet', 'Rendez-vous'],
    review: {
      title: 'Ouvrir la bouche sans serrer les poings.',
      text: 'On explique, on montre, puis on commence.',
      offers: 'Les soins',
      call: 'Prendre rendez-vous',
    },
    poster: {
      title: 'Grand ouvert.',
      text: 'Un fauteuil, un miroir, des mots simples.',
      offers: 'Les soins.',
      call: 'Rendez-vous',
    },
    storefront: {
      title: 'Cabinet dentaire {town}, sur rendez-vous',
      text: 'Choisissez votre motif, puis votre créneau.',
      offers: 'Motifs de consultation',
      call: 'Voir les créneaux',
    },
    offers: [
      {
        name: 'Contrôle',
        text: 'Un tour d’horizon, dent par dent.',
        price: [23, 50],
        motif: 'mirror',
      },
      {
        name: 'Détartrage',
        text: 'Ce que la brosse n’atteint pas.',
        price: [44, 70],
        motif: 'drop',
      },
      {
        name: 'Soins',
        text: 'Une carie, une image, une explication.',
        price: null,
        motif: 'spark',
      },
      {
        name: 'Prothèse',
        text: 'Essayer, ajuster, essayer encore.',
        price: null,
        motif: 'glass',
      },
    ],
    story: {
      title: 'Le miroir change de main.',
      text: [
        'On vous le tend d’abord. Voir, c’est la moitié du courage.',
        'L’autre moitié : une main levée, et l’on s’arrête.',
      ],
    },
    figure: {
      number: '32 dents',
      text: 'en comptant celles de sagesse.',
    },
    hours: [
      ['Lundi au vendredi', '8 h 30 – 19 h 30'],
      ['Samedi', '9 h – 13 h'],
      ['Dimanche', 'fermé'],
    ],
    facts: [
      ['Devis', 'Écrit avant les prothèses, à montrer {à votre mutuelle|à la CNAM}.'],
      ['Accès', 'Étage, ascenseur, parking : à préciser.'],
      ['Enfants', 'Le doudou s’assoit aussi.'],
    ],
  },
  epicerie: {
    motifs: ['jar', 'bottle', 'cheese', 'olive', 'grapes'],
    menu: ['Les rayons', 'La cave', 'Venir'],
    review: {
      title: 'On goûte d’abord.',
      text: 'Des producteurs qui ont un prénom, des bouteilles qui ont une histoire.',
      offers: 'Sur les étagères',
      call: 'Composer un panier',
    },
    poster: {
      title: 'Servez-vous.',
      text: 'Un fromage, une bouteille, un bout de pain.',
      offers: 'À goûter.',
      call: 'Réserver',
    },
    storefront: {
      title: 'Épicerie fine et cave {town}',
      text: 'Dites-nous le repas, nous remplissons le panier.',
      offers: 'Dans les rayons',
      call: 'Préparer mon panier',
    },
    offers: [
      {
        name: 'Le panier du soir',
        text: 'De quoi recevoir sans allumer le four.',
        price: [32, 60],
        motif: 'jar',
      },
      {
        name: 'L’huile d’olive',
        text: 'Un demi-litre, pressé à froid au moulin.',
        price: [14, 18],
        motif: 'olive',
      },
      {
        name: 'Le fromage à la coupe',
        text: 'La part que vous montrez du doigt. Le prix de cent grammes.',
        price: [3.2, 6],
        motif: 'cheese',
      },
      {
        name: 'La bouteille du mois',
        text: 'Une cuvée, et l’histoire de qui l’a faite.',
        price: [12, 35],
        motif: 'bottle',
      },
    ],
    story: {
      title: 'Chaque bocal vient de quelqu’un.',
      text: [
        'Nous allons voir les champs, les ruches et les moulins.',
        'Ce qui manque un matin revient avec la saison.',
      ],
    },
    figure: { number: '100 g', text: 'ou une caisse : on sert ce qu’il vous faut.' },
    hours: [
      ['Mardi au samedi', '9 h – 13 h, 16 h – 20 h'],
      ['Dimanche', '9 h – 13 h'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Paniers', 'Composés selon vos goûts et votre budget.'],
      ['Bocaux', 'Rapportez-les vides, ils resservent.'],
      ['Alcool', 'Interdit à la vente aux moins de dix-huit ans.'],
    ],
  },
  etal: {
    motifs: ['cleaver', 'fish', 'ham', 'lemon', 'shell'],
    menu: ['L’étal', 'La maison', 'Commander'],
    review: {
      title: 'Choisir bien, couper juste.',
      text: 'Une belle pièce se reconnaît à l’œil, puis au couteau.',
      offers: 'À l’étal',
      call: 'Réserver une pièce',
    },
    poster: {
      title: 'Bien paré.',
      text: 'Arrivé ce matin, préparé devant vous.',
      offers: 'Ce matin.',
      call: 'Commander',
    },
    storefront: {
      title: 'Viandes et poissons, préparés à la demande {town}',
      text: 'Dites-nous combien vous êtes et comment vous cuisinez.',
      offers: 'À l’étal aujourd’hui',
      call: 'Commander pour demain',
    },
    offers: [
      {
        name: 'Le poisson entier',
        text: 'Vidé, écaillé, levé en filets si vous préférez. Le prix d’un kilo.',
        price: [19, 32],
        motif: 'fish',
      },
      {
        name: 'Le rôti du dimanche',
        text: 'Bardé, ficelé, le temps de cuisson écrit sur le papier.',
        price: [34, 55],
        motif: 'ham',
      },
      {
        name: 'Le plateau de coquillages',
        text: 'Ouverts au dernier moment. Il ne manque que le pain.',
        price: [42, 70],
        motif: 'shell',
      },
      {
        name: 'La planche à partager',
        text: 'Tranchée fin, rangée, prête à poser sur la table.',
        price: [22, 38],
        motif: 'cleaver',
      },
    ],
    story: {
      title: 'Le geste fait le goût.',
      text: [
        'Lever un filet, désosser une épaule : trois minutes, et des années pour y arriver.',
        'Demandez les arêtes et les os : le bouillon est à moitié fait.',
      ],
    },
    figure: { number: '5 h', text: 'du matin, l’heure où tout se choisit.' },
    hours: [
      ['Mardi au samedi', '7 h 30 – 13 h, 16 h – 19 h 30'],
      ['Dimanche', '8 h – 12 h 30'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Origine', 'Écrite sur l’ardoise, pièce par pièce.'],
      ['Préparation', 'Vider, désosser, ficeler : dites-le-nous.'],
      ['Transport', 'L’été, prenez un sac isotherme.'],
    ],
  },
  boutique: {
    motifs: ['shopfront', 'gift', 'tag', 'hanger', 'bag'],
    menu: ['La boutique', 'Nouveautés', 'Venir'],
    review: {
      title: 'Peu de choses, bien choisies.',
      text: 'Nous n’avons pas de tout. Nous avons ce que nous aimons.',
      offers: 'Sur la table',
      call: 'Mettre de côté',
    },
    poster: {
      title: 'Entrez voir.',
      text: 'On touche, on essaie, on repose. Et l’on revient.',
      offers: 'En vitrine.',
      call: 'Venir',
    },
    storefront: {
      title: 'Cadeaux, maison et jolies choses {town}',
      text: 'Dites-nous pour qui c’est, nous cherchons avec vous.',
      offers: 'En boutique en ce moment',
      call: 'Mettre de côté',
    },
    offers: [
      {
        name: 'Le cadeau',
        text: 'Pour qui, pour quand : nous cherchons, vous choisissez.',
        price: [25, 45],
        motif: 'gift',
      },
      {
        name: 'Le foulard',
        text: 'Coton fin, teint à la main, jamais deux fois pareil.',
        price: [39, 60],
        motif: 'hanger',
      },
      {
        name: 'Le grand cabas',
        text: 'Pour le marché, le linge ou un chat patient.',
        price: [48, 75],
        motif: 'bag',
      },
      {
        name: 'La carte cadeau',
        text: 'Du montant que vous dites, écrite à la main.',
        price: [20, 30],
        motif: 'tag',
      },
    ],
    story: {
      title: 'La vitrine change le mardi.',
      text: [
        'Le lundi, tout est par terre. Le mardi, la rue découvre.',
        'Chaque objet a été choisi un par un, et parfois longuement discuté.',
      ],
    },
    figure: { number: '5 sens', text: 'pour choisir. Sur un écran, il en manque trois.' },
    hours: [
      ['Mardi au samedi', '10 h – 19 h'],
      ['Dimanche', 'en décembre'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Réserver', 'Un appel, et l’objet vous attend.'],
      ['Échanges', 'Les conditions sont sur le ticket.'],
      ['Paquets', 'Papier, ficelle, et un mot si vous voulez.'],
    ],
  },
  garage: {
    motifs: ['car', 'wrench', 'wheel', 'battery', 'key'],
    menu: ['Entretien', 'L’atelier', 'Rendez-vous'],
    review: {
      title: 'On vous écoute, puis le moteur.',
      text: 'Un bruit a une raison. On la cherche avant de changer une pièce.',
      offers: 'À l’atelier',
      call: 'Prendre rendez-vous',
    },
    poster: {
      title: 'Ça repart.',
      text: 'Un bruit, un voyant, une date : dites-nous tout.',
      offers: 'Capot ouvert.',
      call: 'Appeler',
    },
    storefront: {
      title: 'Entretien et réparation automobile {town}',
      text: 'Indiquez le modèle, le kilométrage et ce qui vous inquiète.',
      offers: 'Nos interventions',
      call: 'Demander un rendez-vous',
    },
    offers: [
      {
        name: 'La vidange',
        text: 'Huile, filtre, niveaux, et le carnet tamponné.',
        price: [89, 140],
        motif: 'drop',
      },
      {
        name: 'Le diagnostic',
        text: 'La valise lit les codes, le mécanicien lit le reste.',
        price: [55, 60],
        motif: 'battery',
      },
      {
        name: 'Les pneus',
        text: 'Montage et équilibrage. Le prix d’une roue.',
        price: [18, 25],
        motif: 'wheel',
      },
      {
        name: 'Les freins',
        text: 'Plaquettes, disques : on vous montre l’usure.',
        price: null,
        motif: 'wrench',
      },
    ],
    story: {
      title: 'La pièce usée, on vous la montre.',
      text: [
        'Une voiture parle : un sifflement, une odeur, une tache sous le moteur.',
        'Vous voyez ce qui est usé, ce qui peut attendre, et ce qui ne le peut pas.',
      ],
    },
    figure: { number: '4 roues', text: 'et tout ce qui tourne entre elles.' },
    hours: [
      ['Lundi au vendredi', '8 h – 12 h, 14 h – 18 h'],
      ['Samedi', '9 h – 12 h'],
      ['Dimanche', 'fermé'],
    ],
    facts: [
      ['Devis', 'Écrit, avant les travaux.'],
      ['Pièces', 'Neuves ou de réemploi, à vous de dire.'],
      ['Contrôle', '{Préparation au contrôle technique.|Préparation à la visite technique.}'],
    ],
  },
}
