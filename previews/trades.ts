import type { TradeId } from './answers/answers.ts'
import type { TradeMotif } from './motifs.ts'

/** Euros and dinars; 0 is free. */
export type Price = readonly [euros: number, dinars: number]

/** The voice of one direction: its headline, what follows it, the title of its offers, its button. */
interface Voice {
  title: string
  text: string
  offers: string
  call: string
}

export interface Offer {
  name: string
  text: string
  /** null: on quotation. */
  price: Price | null
  motif: TradeMotif
}

/** What a home page of this trade says until the real words come. */
export interface Trade {
  /** The first is drawn large, the last serves in friezes. */
  motifs: readonly [TradeMotif, TradeMotif, TradeMotif, TradeMotif, TradeMotif]
  menu: readonly [string, string, string]
  /** Calm, whole sentences. */
  review: Voice
  /** Two or three words. */
  poster: Voice
  /** What, where, how. */
  storefront: Voice
  offers: readonly [Offer, Offer, Offer, Offer]
  story: { title: string; text: readonly [string, string] }
  /** A number, and the sentence that it begins. */
  figure: { number: string; text: string }
  hours: readonly (readonly [when: string, open: string])[]
  /** What people ask on the telephone. */
  facts: readonly (readonly [question: string, answer: string])[]
}

/**
 * Sketch texts by trade. `{town}` stands for « à Sète », « au Cap d’Agde ». No superlative, no
 * invented review, no invented award: the page says that words and prices are examples.
 */
export const tradeTexts: Record<TradeId, Trade> = {
  boulangerie: {
    motifs: ['loaf', 'wheat', 'croissant', 'baguette', 'oven'],
    menu: ['Les pains', 'Le fournil', 'Venir'],
    review: {
      title: 'Le pain, quand on lui laisse le temps.',
      text: 'Farine de meule, eau, sel, levain. Quatre mots sur l’étiquette, deux nuits dans le pétrin.',
      offers: 'La fournée du jour',
      call: 'Réserver un pain',
    },
    poster: {
      title: 'Ça lève.',
      text: 'Chaud à 7 h, puis à 11 h, puis à 17 h.',
      offers: 'Tout chaud.',
      call: 'Commander',
    },
    storefront: {
      title: 'Pain au levain, sorti du four trois fois par jour {town}',
      text: 'Commandez avant 18 h, votre pain vous attend le lendemain, tranché si vous voulez.',
      offers: 'Au comptoir ce matin',
      call: 'Commander pour demain',
    },
    offers: [
      {
        name: 'Le campagne',
        text: 'Blé et seigle, croûte épaisse. Se garde quatre jours.',
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
        text: 'Sur commande, pour six. Il en reste rarement.',
        price: [28, 45],
        motif: 'wheat',
      },
    ],
    story: {
      title: 'À quatre heures, la rue dort.',
      text: [
        'La lumière du fournil est la première allumée du quartier. On pèse, on pétrit, on façonne, puis on attend, ce qui est le vrai métier.',
        'Le levain a été réveillé la veille. Il n’a pas d’horaires, alors nous avons pris les siens.',
      ],
    },
    figure: { number: '48 h', text: 'de repos pour chaque pâte. Le boulanger, un peu moins.' },
    hours: [
      ['Mardi au samedi', '7 h – 19 h 30'],
      ['Dimanche', '7 h – 13 h'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Allergènes', 'La liste est au comptoir, et nous la connaissons par cœur.'],
      ['Commandes', 'La veille avant 18 h, par téléphone ou sur place.'],
      ['Invendus', 'À moitié prix après 19 h.'],
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
      text: 'L’ardoise change chaque jour. Réservez en une minute, annulez en dix secondes.',
      offers: 'À la carte aujourd’hui',
      call: 'Réserver une table',
    },
    offers: [
      {
        name: 'Le midi',
        text: 'Entrée et plat, ou plat et dessert. Café compris si vous souriez.',
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
        'Douze lignes à la craie, écrites à onze heures, effacées à minuit. Nous achetons peu, souvent, à des gens dont nous connaissons le prénom.',
        'La cuisine est ouverte sur la salle : on nous voit goûter, et parfois recommencer.',
      ],
    },
    figure: { number: '12 km', text: 'entre le jardin et l’assiette, virages compris.' },
    hours: [
      ['Mardi au samedi', '12 h – 14 h, 19 h – 22 h'],
      ['Dimanche', '12 h – 15 h'],
      ['Lundi', 'fermé'],
    ],
    facts: [
      ['Terrasse', 'Vingt places, à l’ombre jusqu’à 15 h.'],
      ['Végétarien', 'Toujours deux plats, jamais une salade par défaut.'],
      ['Groupes', 'Jusqu’à 14, appelez-nous la veille.'],
    ],
  },
  artisan: {
    motifs: ['tap', 'elbow', 'wrench', 'bulb', 'drop'],
    menu: ['Dépannage', 'Chantiers', 'Nous joindre'],
    review: {
      title: 'Bien fait, puis oublié.',
      text: 'Une bonne installation ne se remarque pas. Elle chauffe, elle éclaire, elle se tait.',
      offers: 'Ce que nous faisons',
      call: 'Demander un devis',
    },
    poster: {
      title: 'Une panne ? On arrive.',
      text: 'Un appel, une heure annoncée, un prix avant les outils.',
      offers: 'On répare.',
      call: 'Appeler',
    },
    storefront: {
      title: 'Dépannage et installation {town} et alentour',
      text: 'Décrivez la panne au téléphone : nous donnons une heure d’arrivée et une fourchette de prix.',
      offers: 'Nos interventions',
      call: 'Décrire la panne',
    },
    offers: [
      {
        name: 'Fuite et dépannage',
        text: 'Déplacement et première heure, pièces en plus.',
        price: [79, 60],
        motif: 'drop',
      },
      {
        name: 'Chauffe-eau',
        text: 'Dépose, pose, mise en route, l’ancien repart avec nous.',
        price: [690, 890],
        motif: 'tap',
      },
      {
        name: 'Salle de bains',
        text: 'Du plan au dernier joint, un seul interlocuteur.',
        price: null,
        motif: 'elbow',
      },
      {
        name: 'Mise aux normes',
        text: 'Tableau, terre, attestation. Et des étiquettes lisibles.',
        price: null,
        motif: 'bulb',
      },
    ],
    story: {
      title: 'Le chantier se range le soir.',
      text: [
        'Protéger le sol, couper l’eau, prévenir le voisin : le travail commence avant le premier coup de clé et finit après le dernier coup de balai.',
        'Nous photographions chaque raccord avant de refermer la cloison. Vous gardez les images, au cas où.',
      ],
    },
    figure: { number: '10 ans', text: 'de garantie sur nos installations, écrite sur la facture.' },
    hours: [
      ['Lundi au vendredi', '8 h – 18 h'],
      ['Samedi', '8 h – 12 h'],
      ['Urgences', '7 j/7, 24 h/24'],
    ],
    facts: [
      ['Devis', 'Gratuit, écrit, valable trois mois.'],
      ['Assurance', 'Décennale, attestation sur simple demande.'],
      ['Secteur', '25 km autour de l’atelier, sans supplément.'],
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
      text: 'Quarante-cinq minutes, un café, aucune question gênante.',
      offers: 'Au choix.',
      call: 'Réserver',
    },
    storefront: {
      title: 'Coupe, couleur et soins, sur rendez-vous {town}',
      text: 'Choisissez un soin, une heure, une personne. La confirmation arrive aussitôt.',
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
        text: 'Henné, indigo, patience. Sans ammoniaque.',
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
        text: 'Une heure, à l’huile de figue de Barbarie.',
        price: [55, 60],
        motif: 'mirror',
      },
    ],
    story: {
      title: 'On regarde avant de couper.',
      text: [
        'Les épis, les habitudes, la main qui remet toujours la même mèche : une coupe se lit d’abord sur les gestes.',
        'Au salon, six fauteuils et jamais plus de quatre personnes. Le silence est au menu, la conversation aussi.',
      ],
    },
    figure: {
      number: '1 fauteuil',
      text: 'et une personne : celle qui commence est celle qui finit.',
    },
    hours: [
      ['Mardi au samedi', '9 h – 19 h'],
      ['Jeudi', 'jusqu’à 21 h'],
      ['Dimanche, lundi', 'fermé'],
    ],
    facts: [
      ['Annulation', 'Gratuite jusqu’à la veille.'],
      ['Enfants', 'Le mercredi, à prix doux, doudou admis.'],
      ['Produits', 'Rechargeables, on reprend vos flacons.'],
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
      text: 'Essayez en boutique, retirez en deux jours, ou faites ajuster sur place.',
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
        text: 'Offerte à vie sur nos pièces, à ce prix sur les autres.',
        price: [15, 18],
        motif: 'spool',
      },
    ],
    story: {
      title: 'Tout commence par un reste.',
      text: [
        'Une fin de rouleau, un coupon oublié, une toile de store : nous dessinons d’après l’étoffe, jamais l’inverse.',
        'Chaque pièce porte un numéro et le prénom de celle qui l’a cousue.',
      ],
    },
    figure: { number: '40', text: 'exemplaires par modèle. Le quarante et unième n’existe pas.' },
    hours: [
      ['Mardi au samedi', '10 h 30 – 19 h'],
      ['Dimanche', 'sur rendez-vous'],
      ['Lundi', 'à l’atelier'],
    ],
    facts: [
      ['Livraison', 'Deux jours, colis en carton de réemploi.'],
      ['Retours', 'Trente jours, sans explication.'],
      ['Mesures', 'Prises en boutique, gardées si vous le souhaitez.'],
    ],
  },
  sante: {
    motifs: ['pebbles', 'posture', 'spine', 'hand', 'breath'],
    menu: ['Les soins', 'Le cabinet', 'Rendez-vous'],
    review: {
      title: 'Reprendre appui.',
      text: 'Écouter d’abord, tester ensuite, manipuler peu. Le corps fait le reste, à son rythme.',
      offers: 'Les consultations',
      call: 'Prendre rendez-vous',
    },
    poster: {
      title: 'Respirez.',
      text: 'Cinquante minutes pour vous. Le dos vous remerciera.',
      offers: 'Pour qui ?',
      call: 'Rendez-vous',
    },
    storefront: {
      title: 'Consultations {town}, du lundi au samedi',
      text: 'Choisissez votre motif et votre créneau. Une place est gardée chaque jour pour les urgences.',
      offers: 'Motifs de consultation',
      call: 'Voir les créneaux',
    },
    offers: [
      {
        name: 'Adultes',
        text: 'Dos, nuque, bassin, tensions installées de longue date.',
        price: [60, 70],
        motif: 'spine',
      },
      {
        name: 'Grossesse',
        text: 'Accompagner les appuis qui changent, chaque trimestre.',
        price: [60, 70],
        motif: 'pebbles',
      },
      {
        name: 'Nourrissons',
        text: 'Gestes très doux, en présence des parents.',
        price: [50, 60],
        motif: 'hand',
      },
      {
        name: 'Sportifs',
        text: 'Avant l’effort, après le choc, entre deux saisons.',
        price: [65, 75],
        motif: 'posture',
      },
    ],
    story: {
      title: 'Le mal de dos a une histoire.',
      text: [
        'Un bureau trop bas, une chute de vélo en 2009, un hiver sans marcher. Nous la reconstituons ensemble avant de toucher à quoi que ce soit.',
        'Vous repartez avec deux exercices. Deux, parce que dix ne se font jamais.',
      ],
    },
    figure: { number: '50 min', text: 'par personne, sans salle d’attente pleine.' },
    hours: [
      ['Lundi au vendredi', '8 h 30 – 19 h 30'],
      ['Samedi', '9 h – 13 h'],
      ['Dimanche', 'fermé'],
    ],
    facts: [
      ['Remboursement', 'Facture remise pour votre mutuelle.'],
      ['Accès', 'Rez-de-chaussée, porte de 93 cm.'],
      ['Retard', 'Prévenez : nous décalons si nous pouvons.'],
    ],
  },
  conseil: {
    motifs: ['scales', 'pillar', 'book', 'columns', 'seal'],
    menu: ['Domaines', 'Le cabinet', 'Nous écrire'],
    review: {
      title: 'Dire clairement ce qui est compliqué.',
      text: 'Un dossier se gagne souvent à la première page, celle que tout le monde comprend.',
      offers: 'Domaines',
      call: 'Prendre contact',
    },
    poster: {
      title: 'Au clair.',
      text: 'Un rendez-vous, un avis écrit, un prix annoncé.',
      offers: 'On s’en charge.',
      call: 'Écrire',
    },
    storefront: {
      title: 'Conseil aux particuliers et aux entreprises {town}',
      text: 'Premier échange de trente minutes. Honoraires écrits avant de commencer.',
      offers: 'Prestations et honoraires',
      call: 'Prendre rendez-vous',
    },
    offers: [
      {
        name: 'Premier entretien',
        text: 'Trente minutes, un avis, les étapes à venir.',
        price: [60, 80],
        motif: 'book',
      },
      {
        name: 'Créer son entreprise',
        text: 'Statuts, aides, première année de comptes.',
        price: [890, 1200],
        motif: 'columns',
      },
      {
        name: 'Suivi annuel',
        text: 'Comptes, déclarations, un point chaque trimestre.',
        price: null,
        motif: 'pillar',
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
        'Nous relisons chaque courrier avec une question : vous serait-il utile si nous n’étions pas là pour l’expliquer ?',
        'Le cabinet compte cinq personnes. Vous aurez le numéro direct de celle qui tient votre dossier.',
      ],
    },
    figure: { number: '24 h', text: 'pour répondre, les jours ouvrés, avec une vraie réponse.' },
    hours: [
      ['Lundi au jeudi', '9 h – 18 h'],
      ['Vendredi', '9 h – 16 h'],
      ['Samedi', 'sur rendez-vous'],
    ],
    facts: [
      ['Honoraires', 'Convention écrite, au forfait ou au temps passé.'],
      ['Secret', 'Professionnel, donc absolu.'],
      ['À distance', 'Visio et signature électronique.'],
    ],
  },
  immobilier: {
    motifs: ['house', 'building', 'shutters', 'key', 'steps'],
    menu: ['À vendre', 'Estimer', 'L’agence'],
    review: {
      title: 'Une adresse, c’est d’abord une lumière.',
      text: 'Nous visitons le matin, puis le soir. Un logement ne dit pas deux fois la même chose.',
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
      text: 'Estimation sous 48 h, appuyée sur les ventes réelles de votre rue.',
      offers: 'À vendre cette semaine',
      call: 'Demander une estimation',
    },
    offers: [
      {
        name: 'Deux pièces, vieille ville',
        text: '46 m², poutres, troisième étage et de bons mollets.',
        price: [189000, 210000],
        motif: 'shutters',
      },
      {
        name: 'Maison de faubourg',
        text: '112 m², cour, figuier d’âge inconnu.',
        price: [385000, 460000],
        motif: 'house',
      },
      {
        name: 'Dernier étage',
        text: '74 m², terrasse au sud, les toits pour voisins.',
        price: [298000, 340000],
        motif: 'building',
      },
      {
        name: 'Gestion locative',
        text: 'Le loyer arrive le 10. Les soucis arrivent chez nous.',
        price: null,
        motif: 'key',
      },
    ],
    story: {
      title: 'Nous habitons le quartier.',
      text: [
        'Nous savons quel côté de la rue garde le soleil, où se gare le marché du samedi et quel immeuble refait son toit.',
        'Ces choses-là n’entrent pas dans une annonce. Elles changent pourtant un prix, et une vie.',
      ],
    },
    figure: { number: '48 h', text: 'pour une estimation, avis écrit et chiffres à l’appui.' },
    hours: [
      ['Lundi au vendredi', '9 h – 12 h 30, 14 h – 18 h 30'],
      ['Samedi', '10 h – 17 h'],
      ['Dimanche', 'en visite'],
    ],
    facts: [
      ['Honoraires', 'Affichés en vitrine et dans chaque annonce.'],
      ['Visites', 'Sur rendez-vous, jusqu’à 20 h l’été.'],
      ['Diagnostics', 'Nous les organisons avant la mise en vente.'],
    ],
  },
  formation: {
    motifs: ['summit', 'compass', 'dialogue', 'pencil', 'spark'],
    menu: ['Parcours', 'Méthode', 'Échanger'],
    review: {
      title: 'Avancer, c’est souvent choisir.',
      text: 'Six séances pour trier ce qui compte, décider, et tenir la décision.',
      offers: 'Les parcours',
      call: 'Échanger vingt minutes',
    },
    poster: {
      title: 'À vous.',
      text: 'Une question bien posée vaut dix conseils.',
      offers: 'Par où débuter ?',
      call: 'Commencer',
    },
    storefront: {
      title: 'Formations et accompagnement {town}, ou en visio',
      text: 'Un premier échange de vingt minutes, gratuit, pour savoir si nous sommes les bonnes personnes.',
      offers: 'Dates et tarifs',
      call: 'Réserver vingt minutes',
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
        'Pas un classeur : une page, recto, écrite de votre main. Ce que vous arrêtez, ce que vous commencez, à quelle date.',
        'Nous vous rappelons trois mois plus tard. C’est compris, et c’est là que tout se joue.',
      ],
    },
    figure: { number: '8', text: 'personnes par groupe, jamais neuf.' },
    hours: [
      ['Lundi au vendredi', '9 h – 19 h'],
      ['Ateliers', 'mardi, 18 h 30'],
      ['Samedi', 'sur rendez-vous'],
    ],
    facts: [
      ['Financement', 'Devis et programme fournis pour votre dossier.'],
      ['Lieu', 'Au centre, à l’étage, avec ascenseur.'],
      ['Report', 'Sans frais jusqu’à 48 h avant.'],
    ],
  },
  hote: {
    motifs: ['patio', 'lantern', 'palmTree', 'teapot', 'moon'],
    menu: ['Les chambres', 'La maison', 'Venir'],
    review: {
      title: 'Le bruit de la fontaine, puis plus rien.',
      text: 'Cinq chambres autour d’un patio. Le petit déjeuner dure jusqu’à ce que vous ayez fini.',
      offers: 'Les chambres',
      call: 'Demander une chambre',
    },
    poster: {
      title: 'Restez.',
      text: 'Cinq chambres, un patio, le marché à huit minutes.',
      offers: 'Cinq clés.',
      call: 'Réserver',
    },
    storefront: {
      title: 'Cinq chambres {town}, petit déjeuner compris',
      text: 'Réservez en direct : sans commission, annulation gratuite jusqu’à sept jours avant.',
      offers: 'Chambres et tarifs',
      call: 'Voir les disponibilités',
    },
    offers: [
      {
        name: 'La chambre du puits',
        text: 'Au frais, sur le patio. Lit de 160, mur de chaux.',
        price: [85, 190],
        motif: 'patio',
      },
      {
        name: 'La chambre haute',
        text: 'Deux fenêtres, des toits, beaucoup de ciel.',
        price: [110, 260],
        motif: 'moon',
      },
      {
        name: 'La suite aux carreaux',
        text: 'Sol de 1912, bain, terrasse à vous seuls.',
        price: [145, 340],
        motif: 'lantern',
      },
      {
        name: 'La table',
        text: 'Dîner dans le patio, à réserver avant midi.',
        price: [28, 55],
        motif: 'teapot',
      },
    ],
    story: {
      title: 'La porte ne paie pas de mine.',
      text: [
        'Elle est basse et bleue. Il faut se pencher un peu, puis la maison s’ouvre d’un coup : un carré de ciel, quatre arcades, un citronnier.',
        'Nous y sommes nés. Les clés sont lourdes, ne les perdez pas.',
      ],
    },
    figure: {
      number: '8 min',
      text: 'à pied jusqu’au marché, neuf si l’on s’arrête boire un café.',
    },
    hours: [
      ['Arrivée', 'dès 15 h'],
      ['Départ', 'avant 11 h 30'],
      ['Maison', 'ouverte toute l’année'],
    ],
    facts: [
      ['Transferts', 'Gare et aéroport, à la demande.'],
      ['Enfants', 'Bienvenus. Le patio a une fontaine : gardons-les à l’œil.'],
      ['Animaux', 'Le chat de la maison décide.'],
    ],
  },
  culture: {
    motifs: ['mask', 'roundDance', 'note', 'spotlight', 'curtain'],
    menu: ['Programme', 'L’association', 'Adhérer'],
    review: {
      title: 'Un lieu où l’on entre sans frapper.',
      text: 'Théâtre, fanfare, ciné-club : quarante bénévoles et une clé sous le pot.',
      offers: 'La saison',
      call: 'Voir la saison',
    },
    poster: {
      title: 'Entrez donc.',
      text: 'Trois soirs par semaine. Prix libre le jeudi.',
      offers: 'Ce mois-ci.',
      call: 'Adhérer',
    },
    storefront: {
      title: 'Ateliers, spectacles et rencontres {town}',
      text: 'Le programme du mois, les inscriptions, les bénévoles à joindre : tout est ici.',
      offers: 'Programme et inscriptions',
      call: 'S’inscrire à un atelier',
    },
    offers: [
      {
        name: 'Théâtre amateur',
        text: 'Le mardi soir. On commence par rire, on finit par jouer.',
        price: [120, 90],
        motif: 'mask',
      },
      {
        name: 'La fanfare',
        text: 'Tous niveaux, surtout le vôtre. Instruments prêtés.',
        price: [90, 60],
        motif: 'note',
      },
      {
        name: 'Ciné-club',
        text: 'Un film, un débat, une soupe.',
        price: [5, 4],
        motif: 'spotlight',
      },
      {
        name: 'Adhésion',
        text: 'Un an. Vous votez, vous venez, vous amenez quelqu’un.',
        price: [15, 10],
        motif: 'roundDance',
      },
    ],
    story: {
      title: 'Tout a commencé par une clé.',
      text: [
        'La mairie cherchait quelqu’un pour ouvrir la salle le jeudi. Nous étions six. Nous avons ouvert aussi le mardi.',
        'Le toit fuit encore un peu, côté coulisses. Les spectacles, eux, tiennent bon.',
      ],
    },
    figure: { number: '40', text: 'bénévoles, dont trois savent régler la sono.' },
    hours: [
      ['Mardi, jeudi', '18 h – 22 h'],
      ['Samedi', '14 h – 23 h'],
      ['Bureau', 'mercredi, 10 h – 12 h'],
    ],
    facts: [
      ['Accès', 'Plain-pied, boucle magnétique en salle.'],
      ['Bénévoles', 'Une heure par mois suffit.'],
      ['Salle', 'Se prête aux voisins, le dimanche.'],
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
      text: 'Première séance offerte. La deuxième, c’est vous qui la demanderez.',
      offers: 'Cinq, six, sept.',
      call: 'Essayer',
    },
    storefront: {
      title: 'Salle et cours collectifs {town}, dès 6 h 30',
      text: 'Choisissez un cours, venez. La première séance est offerte, la serviette aussi.',
      offers: 'Formules et tarifs',
      call: 'Réserver l’essai offert',
    },
    offers: [
      {
        name: 'Accès libre',
        text: 'De 6 h 30 à 22 h, sans engagement. Par mois.',
        price: [39, 70],
        motif: 'dumbbell',
      },
      {
        name: 'Cours collectifs',
        text: 'Dix par jour, douze personnes au plus. Par mois.',
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
        text: 'Gratuite, ouverte, bavarde.',
        price: [0, 0],
        motif: 'track',
      },
    ],
    story: {
      title: 'Personne ne vous regarde.',
      text: [
        'Tout le monde compte ses répétitions. Les miroirs sont sur un seul mur, et la musique s’arrête à midi, pour ceux qui préfèrent le calme.',
        'On progresse mieux quand on revient. Nous avons donc surtout soigné l’envie de revenir.',
      ],
    },
    figure: { number: '12', text: 'personnes par cours, pour que quelqu’un corrige votre dos.' },
    hours: [
      ['Lundi au vendredi', '6 h 30 – 22 h'],
      ['Samedi, dimanche', '8 h – 20 h'],
      ['Jours fériés', '9 h – 14 h'],
    ],
    facts: [
      ['Engagement', 'Aucun. On résilie en deux clics.'],
      ['Vestiaires', 'Casiers, douches, serviettes.'],
      ['Certificat', 'Questionnaire de santé sur place.'],
    ],
  },
  fleuriste: {
    motifs: ['tulip', 'daisy', 'peony', 'pot', 'splitLeaf'],
    menu: ['Bouquets', 'La boutique', 'Commander'],
    review: {
      title: 'Des fleurs de saison, et les mots pour aller avec.',
      text: 'Cueillies le matin à moins de soixante kilomètres. En janvier, il y a des anémones ; des roses, non.',
      offers: 'Le marché du matin',
      call: 'Composer un bouquet',
    },
    poster: {
      title: 'Dites-le avec nous.',
      text: 'Composé ce matin, livré cet après-midi.',
      offers: 'Cueilli ce matin.',
      call: 'Offrir',
    },
    storefront: {
      title: 'Bouquets du jour, retrait ou livraison {town}',
      text: 'Commandez avant 11 h, livré l’après-midi. Nous écrivons la carte, à la main.',
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
        text: 'Survit aux vacances. Testée en conditions réelles.',
        price: [24, 30],
        motif: 'pot',
      },
    ],
    story: {
      title: 'Le champ décide.',
      text: [
        'Trois productrices nous appellent à six heures : elles disent ce qui s’ouvre, nous changeons la vitrine. Aucun bouquet n’est jamais refait à l’identique.',
        'Les tiges restantes partent au compost, et reviennent au printemps, en terre.',
      ],
    },
    figure: { number: '60 km', text: 'au plus, du champ à votre table.' },
    hours: [
      ['Mardi au samedi', '9 h – 19 h 30'],
      ['Dimanche', '9 h – 13 h'],
      ['Lundi', 'au champ'],
    ],
    facts: [
      ['Livraison', 'En ville, à vélo, le jour même.'],
      ['Mariages', 'Premier rendez-vous autour d’un seau, ou d’un thé.'],
      ['Deuil', 'Nous prenons le temps. Appelez-nous.'],
    ],
  },
  logiciel: {
    motifs: ['orbit', 'appWindow', 'nodes', 'cursor', 'blocks'],
    menu: ['Produit', 'Méthode', 'Tarifs'],
    review: {
      title: 'L’outil qui vous laisse travailler.',
      text: 'Nous avons retiré les écrans, les alertes, les réunions. Il reste une page, toujours à jour.',
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
      text: 'En place en dix minutes. Données hébergées en Europe, exportables à tout moment.',
      offers: 'Formules',
      call: 'Essayer trente jours',
    },
    offers: [
      {
        name: 'Essentiel',
        text: 'Jusqu’à 5 personnes, tous les projets. Par mois.',
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
        'Chez nos premiers clients, tout était déjà écrit au mur : qui, quoi, quand. Il manquait seulement que le mur suive les gens.',
        'Chaque fonction ajoutée en chasse une autre. C’est écrit au-dessus de la machine à café.',
      ],
    },
    figure: { number: '10 min', text: 'de l’inscription au premier projet, chronomètre en main.' },
    hours: [
      ['Assistance', 'lundi au vendredi, 9 h – 18 h'],
      ['Astreinte', '24 h/24, formule Sur mesure'],
      ['État du service', 'en ligne'],
    ],
    facts: [
      ['Engagement', 'Au mois, sans préavis.'],
      ['Données', 'En Europe, sauvegardées deux fois par jour.'],
      ['Reprise', 'Nous importons vos fichiers existants.'],
    ],
  },
}
