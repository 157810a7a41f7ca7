import type { Article, Card } from '../posts.ts'

export const card: Card = {
  title: 'Ce que cherche un client pressé',
  crumb: 'Client pressé',
  category: 'Uncategorized',
  date: '2026-11-22',
  excerpt:
    'Êtes-vous ouvert, où êtes-vous, combien cela coûte, comment vous appeler ? Quatre réponses à mettre en haut de page, et ce qui les cache trop souvent : bandeau, PDF, diaporama, formulaire.',
  keywords: 'horaires téléphone cookies CNIL formulaire adresse',
}

export const article: Article = {
  description:
    'Horaires, adresse, prix, téléphone : quatre réponses à donner en haut de page, et les obstacles à retirer, du bandeau au formulaire.',
  parts: [
    {
      title: 'Quatre réponses, sans chercher',
      blocks: [
        'Quelqu’un vous cherche depuis la rue, un sac à la main. Il n’a pas le temps de visiter. Donnez-lui quatre réponses avant tout le reste.',
        {
          list: [
            'Êtes-vous ouvert ? Les horaires du jour, les jours de fermeture, les exceptions à venir.',
            'Où êtes-vous ? Une adresse complète, avec un lien qui ouvre le plan, et un repère connu.',
            'Combien ? Un prix de départ, ou une fourchette, toutes taxes comprises pour un particulier.',
            'Comment vous joindre ? Un numéro que l’on touche pour appeler, et les heures où quelqu’un décroche.',
          ],
        },
        'Ces lignes s’écrivent en texte, pas dans une image. Un texte se copie, se traduit, s’agrandit et se lit à voix haute. Les moteurs de recherche le comprennent aussi.',
      ],
    },
    {
      title: 'Les mêmes informations partout',
      blocks: [
        'Votre client ne passe pas toujours par votre site. Il voit d’abord une fiche, un plan, un réseau. Si les horaires y diffèrent, il ne sait plus lesquels croire.',
        'Écrivez une fois la forme exacte de votre nom, de votre adresse et de votre téléphone. Recopiez-la partout, à la virgule près. Demandez ensuite à votre prestataire d’ajouter à la page des données structurées de type « LocalBusiness ». C’est un vocabulaire commun aux grands moteurs, publié par schema.org depuis 2011. Il leur dit sans ambiguïté ce qui est une adresse et ce qui est un horaire.',
      ],
    },
    {
      title: 'Ce qui cache la réponse',
      blocks: [
        {
          list: [
            'Le bandeau de cookies qui couvre l’écran. Pour la CNIL, refuser doit être aussi simple qu’accepter. Mieux : n’utilisez que des outils qui se passent de consentement, et retirez le bandeau.',
            'La carte en PDF. Sur un téléphone, il faut la télécharger puis l’agrandir du bout des doigts. Écrivez les plats et les prix dans la page.',
            'Le diaporama. Son message change avant d’être lu. S’il bouge seul plus de cinq secondes, les règles du W3C veulent un moyen de l’arrêter.',
            'La fenêtre d’inscription à une lettre. Proposez-la en bas de page, à ceux qui ont trouvé.',
            'La vidéo qui parle toute seule, dans le bus ou la salle d’attente.',
          ],
        },
      ],
    },
    {
      title: 'Un formulaire court',
      blocks: [
        'Chaque case en plus est une raison de partir. C’est aussi une donnée que vous devrez protéger. Le règlement européen demande de ne recueillir que le nécessaire, et la CNIL y veille en France. En Tunisie, la loi organique de 2004 encadre ces fichiers, sous le contrôle de l’INPDP.',
        'Pour une question, trois cases suffisent : un nom, un moyen de répondre, le message. Pour une réservation, ajoutez la date et le nombre de personnes. Ne demandez pas une date de naissance pour offrir un café.',
        'Dites sous le bouton quand vous répondrez, et tenez-le. Dites aussi, en une phrase, à quoi serviront les réponses et combien de temps vous les gardez. Si vous êtes médecin, ne demandez pas de symptôme dans un formulaire ordinaire. Les données de santé ont leurs propres règles.',
      ],
    },
    {
      title: 'L’essai du samedi',
      blocks: [
        'Prêtez votre téléphone à trois personnes qui ne connaissent pas votre site. Coupez le wifi. Posez trois questions, et comptez les secondes en silence.',
        {
          list: [
            'Est-ce ouvert dimanche matin ?',
            'Combien coûte ce que je vends le plus ?',
            'Pouvez-vous m’appeler depuis la page ?',
          ],
        },
        'N’aidez pas. Notez l’endroit où le doigt hésite : c’est là qu’il manque un mot, ou qu’il y en a dix de trop. Au-delà de dix secondes pour une réponse, remontez-la dans la page. Refaites l’essai le samedi suivant, avec trois autres personnes.',
        'Trois personnes ne font pas une statistique. Elles suffisent à trouver les défauts les plus gros, et ce sont eux qui coûtent des clients.',
        { link: 'Parlons de votre page', to: '/contactez-nous' },
      ],
    },
  ],
  sources: [
    {
      by: 'CNIL',
      title: 'Délibérations n° 2020-091 et 2020-092 : cookies et autres traceurs',
      date: '17 septembre 2020',
      href: 'https://www.cnil.fr/',
    },
    {
      by: 'Union européenne',
      title: 'Règlement (UE) 2016/679, article 5 : minimisation des données',
      date: '27 avril 2016',
      href: 'https://eur-lex.europa.eu/',
    },
    {
      by: 'République tunisienne',
      title: 'Loi organique n° 2004-63 portant sur la protection des données à caractère personnel',
      date: '27 juillet 2004',
    },
    {
      by: 'schema.org',
      title: 'LocalBusiness',
      lang: 'en',
      date: '2011',
      href: 'https://schema.org/',
    },
    {
      by: 'W3C',
      title: 'Web Content Accessibility Guidelines (WCAG) 2.2, critère 2.2.2',
      lang: 'en',
      date: 'octobre 2023',
      href: 'https://www.w3.org/TR/WCAG22/',
    },
  ],
}
