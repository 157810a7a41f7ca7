import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('layout.tsx', [
    index('pages/accueil.tsx'),
    route('contactez-nous', 'pages/contactez-nous.tsx'),
    route('devis', 'pages/devis.tsx'),
    // Every component in every state: a tool for those who work here, never built.
    ...(import.meta.env.DEV ? [route('_atelier', 'pages/atelier.tsx')] : []),
    route('*', 'pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
