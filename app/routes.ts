import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('layout.tsx', [
    index('pages/accueil.tsx'),
    route('contactez-nous', 'pages/contactez-nous.tsx'),
    route('devis', 'pages/devis.tsx'),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
