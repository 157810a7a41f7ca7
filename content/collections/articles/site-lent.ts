import type { Article, Card } from '../posts.ts'

export const card: Card = {
  title: 'Votre site est-il lent ? Trois mesures pour le savoir',
  crumb: 'Site lent',
  category: 'Technology',
  date: '2026-11-22',
  excerpt:
    'Une page doit montrer l’essentiel en deux secondes et demie, même sur un téléphone ordinaire. Comment mesurer la vôtre sans rien payer, ce qui la ralentit le plus souvent, et quoi demander à votre prestataire.',
  keywords: 'vitesse performance LCP INP CLS PageSpeed images',
}

export const article: Article = {
  description:
    'Vitesse d’un site : les trois mesures de Google, comment les lire sans être technicien, et les causes de lenteur à corriger d’abord.',
  parts: [
    {
      title: 'Trois mesures, en clair',
      blocks: [
        'Google résume l’expérience d’une page par trois mesures, les « Core Web Vitals ». Chacune a un seuil public, le même pour tous les sites.',
        {
          list: [
            'LCP : le temps avant que le plus grand texte ou la plus grande image du premier écran soit visible. Le seuil est de 2,5 secondes.',
            'INP : le temps entre un geste, par exemple toucher un bouton, et la réponse à l’écran. Le seuil est de 200 millisecondes.',
            'CLS : ce qui se déplace tout seul pendant que la page se charge. Le seuil est de 0,1.',
          ],
        },
        'L’INP a remplacé une mesure plus ancienne, le FID, le 12 mars 2024. Un audit qui parle encore du FID date donc d’avant, ou n’a pas été tenu à jour.',
        'Ces seuils ne se jugent pas sur une moyenne. Il faut que trois visites sur quatre, au moins, soient sous le seuil : c’est ce que les rapports nomment le 75e centile. Vos clients les plus mal connectés comptent donc aussi.',
      ],
    },
    {
      title: 'Mesurer votre site en cinq minutes',
      blocks: [
        'L’outil de référence s’appelle PageSpeed Insights. Il est édité par Google, gratuit et sans compte. Collez l’adresse de votre page, puis choisissez l’onglet consacré aux téléphones.',
        'Vous verrez deux sortes de résultats. Les premiers viennent de visites réelles, faites avec Chrome pendant les 28 derniers jours. Ils manquent si votre site reçoit peu de monde. Les seconds viennent d’un essai de laboratoire, sur un téléphone simulé.',
        'Lisez d’abord les visites réelles. À défaut, le laboratoire sert à comparer un avant et un après. Testez trois pages : l’accueil, une page de produit ou de service, et la page de contact. Refaites chaque mesure trois fois, car elle varie.',
        'La note sur cent attire l’œil, mais elle n’est pas le but. Regardez les trois seuils.',
      ],
    },
    {
      title: 'Les causes les plus fréquentes',
      blocks: [
        {
          list: [
            'Les photos trop lourdes. Une image sortie du téléphone est bien plus large que l’écran qui l’affiche. Demandez qu’elle soit réduite à la taille utile, au format WebP ou AVIF.',
            'La vidéo ou le diaporama du haut de page. Une seule photo, bien choisie, se charge plus vite.',
            'Les outils ajoutés : discussion en ligne, statistiques, publicité, fil de réseau social. Chacun apporte son programme. Retirez ceux dont personne ne lit les résultats.',
            'Les polices de caractères. Deux fichiers suffisent presque toujours.',
            'L’hébergement. Si le serveur tarde à répondre, rien de ce qui suit ne le rattrape.',
            'Les emplacements sans dimensions. Une image ou un bandeau dont la place n’est pas réservée pousse le texte, et l’on touche le mauvais bouton.',
          ],
        },
        'Corrigez dans cet ordre : les images, puis les outils ajoutés, puis l’hébergement. Mesurez après chaque étape. Vous saurez ainsi laquelle a servi.',
      ],
    },
    {
      title: 'Ce que la vitesse change dans Google',
      blocks: [
        'Google écrit que ses systèmes de classement tiennent compte des Core Web Vitals. Il écrit aussi que de bonnes mesures ne garantissent pas une bonne place. Une page qui répond à la question posée passe avant une page vide et rapide.',
        'Ne payez donc pas la vitesse pour la place. Elle sert d’abord ceux qui vous ont déjà trouvé. Une personne dans la rue, avec une connexion faible, doit pouvoir lire vos horaires sans attendre.',
      ],
    },
    {
      title: 'Quoi demander à votre prestataire',
      blocks: [
        {
          list: [
            'Quelles sont les trois mesures de mes pages principales, sur téléphone, avec leur date ?',
            'Quels outils extérieurs sont chargés, et à quoi sert chacun ?',
            'Quel poids maximal vous fixez-vous pour une page, images comprises ?',
            'Qui refait les mesures après la mise en ligne, et à quelle fréquence ?',
          ],
        },
        'Un prestataire sérieux répond avec des chiffres et une date. Gardez-les : ce sont eux qui diront, dans un an, si le site a vieilli.',
        { link: 'Notre service de webmastering', to: '/expertises/webmastering' },
      ],
    },
  ],
  sources: [
    {
      by: 'web.dev (Google)',
      title: 'Interaction to Next Paint becomes a Core Web Vital on March 12',
      lang: 'en',
      date: '2024',
      href: 'https://web.dev/',
    },
    {
      by: 'web.dev (Google)',
      title: 'Defining the Core Web Vitals metrics thresholds',
      lang: 'en',
      date: '2020',
      href: 'https://web.dev/',
    },
    {
      by: 'Google Search Central',
      title: 'Understanding page experience in Google Search results',
      lang: 'en',
      date: 'mars 2024',
      href: 'https://developers.google.com/search/docs/appearance/page-experience',
    },
  ],
}
