import type { Article, Card } from '../posts.ts'

export const card: Card = {
  title: 'Cinq compétences qui se paient bien',
  crumb: 'Cinq compétences',
  category: 'Business',
  // A sample date, as specified, older than its comments (Spec: S-37).
  date: '2023-06-12',
  excerpt:
    'Tenir des informations à jour, photographier, lire des chiffres, répondre aux avis, protéger des comptes : gardez-en l’essentiel chez vous, même quand une agence s’occupe du site.',
  keywords: 'avis photo statistiques mot de passe Search Console sécurité',
}

export const article: Article = {
  description:
    'Informations, photos, chiffres, avis, mots de passe : cinq compétences bien payées, et ce qu’un commerce peut en garder chez lui.',
  parts: [
    {
      title: '1. Tenir ses informations à jour',
      blocks: [
        'Un horaire faux coûte plus qu’un site démodé, puisque le client s’est déplacé. Choisissez une seule personne qui tient la liste de vos informations : adresse, téléphone, horaires, jours fermés, prix.',
        'Notez ensuite tous les endroits où elles paraissent. Il y a votre site, votre fiche d’établissement dans Google, vos réseaux, les annuaires de votre métier. Avant chaque jour férié, la même personne passe dans tous. Vingt minutes suffisent, quand la liste existe.',
        'Demandez à pouvoir changer vous-même ces lignes sur votre site. Un changement d’horaire ne doit attendre personne.',
      ],
    },
    {
      title: '2. Prendre des photos qui servent',
      blocks: [
        'Un téléphone suffit. Placez-vous près d’une fenêtre, éteignez les lampes, nettoyez l’objectif. Montrez ce que le client verra en entrant : la façade, le comptoir, le produit dans une main.',
        'Avant de publier, réduisez la photo. Une largeur de 1 600 pixels convient à presque tous les usages, et la page restera légère.',
        'Écrivez aussi une phrase qui dit ce que l’image montre, dans la case « texte alternatif ». Les personnes aveugles l’entendent à la place de la photo. C’est la première règle d’accessibilité du W3C, numérotée 1.1.1. Si quelqu’un est reconnaissable, demandez son accord par écrit.',
      ],
    },
    {
      title: '3. Lire deux chiffres par mois',
      blocks: [
        'Le premier : combien de personnes vous ont appelé, écrit ou commandé depuis le site. Notez-le sur un cahier si besoin, en demandant « comment nous avez‑vous trouvés ? »',
        'Le second est dans la Search Console, l’outil gratuit de Google pour les propriétaires de sites. Son rapport de performances montre les mots tapés avant d’arriver chez vous. Il montre combien de fois votre page a paru, et combien de fois on l’a choisie.',
        'Cherchez les mots qui affichent souvent votre page et n’amènent personne. Le titre ou la description répond sans doute mal à la question. Récrivez-les, puis revenez le mois suivant. Comparez à la même période de l’année passée : un glacier ne se juge pas en janvier.',
      ],
    },
    {
      title: '4. Répondre aux avis',
      blocks: [
        'Répondez à tous, surtout aux mauvais, dans la semaine. Votre lecteur n’est pas celui qui s’est plaint : ce sont les suivants. Remerciez, dites ce qui s’est passé, dites ce que vous changez. Puis proposez un numéro pour continuer ailleurs.',
        'Ne révélez jamais ce que vous savez du client : sa commande, sa santé, son adresse. Ce sont des données personnelles, que le règlement européen protège aussi dans une réponse.',
        'N’achetez pas d’avis, et n’en écrivez pas. Diffuser de faux avis est une pratique commerciale trompeuse, inscrite à l’article L. 121-4 du code de la consommation depuis 2022. Demander à un client content de donner le sien reste permis, et c’est plus sûr.',
      ],
    },
    {
      title: '5. Protéger ses comptes',
      blocks: [
        'Qui ouvre votre messagerie peut ouvrir tout le reste. Commencez par elle.',
        {
          list: [
            'Un mot de passe différent pour chaque compte, gardé dans un gestionnaire.',
            'Douze caractères au moins, avec majuscules, minuscules, chiffres et signes. C’est l’un des exemples donnés par la CNIL en 2022.',
            'La double authentification partout où elle existe : messagerie, nom de domaine, banque, réseaux.',
            'Un compte par personne, fermé le jour où elle s’en va.',
          ],
        },
        'Vérifiez enfin à quel nom est réservé votre nom de domaine. Ce doit être le vôtre ou celui de votre société, jamais celui d’un prestataire ni d’un ancien salarié. Notez la date de renouvellement dans deux agendas.',
      ],
    },
    {
      title: 'Et le reste ?',
      blocks: [
        'Le dessin, le code, les sauvegardes et la surveillance demandent du métier et du temps. Confiez-les. Mais gardez ces cinq gestes : ils ne demandent que de connaître votre commerce, et personne ne le connaît mieux.',
        { link: 'Ce que nous pouvons faire pour vous', to: '/expertises' },
      ],
    },
  ],
  sources: [
    {
      by: 'CNIL',
      title: 'Délibération n° 2022-100 : recommandation relative aux mots de passe',
      date: '21 juillet 2022',
      href: 'https://www.cnil.fr/',
    },
    {
      by: 'Légifrance',
      title: 'Ordonnance n° 2021-1734 (protection des consommateurs)',
      date: '22 décembre 2021',
      href: 'https://www.legifrance.gouv.fr/',
    },
    {
      by: 'Union européenne',
      title: 'Règlement (UE) 2016/679 sur la protection des données',
      date: '27 avril 2016',
      href: 'https://eur-lex.europa.eu/',
    },
    {
      by: 'W3C',
      title: 'Web Content Accessibility Guidelines (WCAG) 2.1, critère 1.1.1',
      lang: 'en',
      date: 'juin 2018',
      href: 'https://www.w3.org/TR/WCAG21/',
    },
  ],
}
