import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'
import { entries } from '../content/entries.ts'

/** An address for each entry of a list; one module draws them all. */
const entryRoutes = (folder: keyof typeof entries, module: string) =>
  entries[folder].map((slug) => route(`${folder}/${slug}`, module, { id: `${folder}/${slug}` }))

export default [
  layout('layout.tsx', [
    index('pages/accueil/accueil.tsx'),
    route('contactez-nous', 'pages/contactez-nous/contactez-nous.tsx'),
    route('devis', 'pages/devis/devis.tsx'),
    route('apercus', 'pages/apercus/apercus.tsx'),
    // The overview at this very address; each service in its place, deeper.
    ...prefix('expertises', [
      index('pages/expertises/expertises.tsx'),
      route('creation-de-site-web', 'pages/expertises/creation-de-site-web.tsx'),
      route('referencement-naturel', 'pages/expertises/referencement-naturel.tsx'),
      route('design-graphique', 'pages/expertises/design-graphique.tsx'),
      route('logo-et-branding', 'pages/expertises/logo-et-branding.tsx'),
      route('uiux-design', 'pages/expertises/uiux-design.tsx'),
      route('webmastering', 'pages/expertises/webmastering.tsx'),
    ]),
    ...prefix('tarifs', [
      route('site-vitrine', 'pages/tarifs/site-vitrine.tsx'),
      route('site-ecommerce', 'pages/tarifs/site-ecommerce.tsx'),
      route('site-platforme', 'pages/tarifs/site-platforme.tsx'),
      route('seo', 'pages/tarifs/seo.tsx'),
      route('webmastering', 'pages/tarifs/webmastering.tsx'),
      route('design-graphique', 'pages/tarifs/design-graphique.tsx'),
      route('logo-et-branding', 'pages/tarifs/logo-et-branding.tsx'),
      route('uiux-design', 'pages/tarifs/uiux-design.tsx'),
    ]),
    route('blog', 'pages/blog/blog.tsx'),
    route('blog-grid', 'pages/blog/blog-grid.tsx'),
    ...entryRoutes('blog', 'pages/blog/post.tsx'),
    route('single-blog', 'pages/blog/single-blog.tsx'),
    route('portfolio-one', 'pages/portfolio/portfolio-one.tsx'),
    route('portfolio-two', 'pages/portfolio/portfolio-two.tsx'),
    ...entryRoutes('portfolio', 'pages/portfolio/project.tsx'),
    route('single-portfolio', 'pages/portfolio/single-portfolio.tsx'),
    route('team', 'pages/team/team.tsx'),
    ...entryRoutes('team', 'pages/team/member.tsx'),
    route('single-team', 'pages/team/single-team.tsx'),
    route('qui-sommes-nous', 'pages/qui-sommes-nous/qui-sommes-nous.tsx'),
    route('questions-frequentes', 'pages/questions-frequentes/questions-frequentes.tsx'),
    route('testimonial', 'pages/testimonial/testimonial.tsx'),
    route('conditions-generales-dutilisation', 'pages/legal/conditions-generales-dutilisation.tsx'),
    route('politique-de-confidentialite', 'pages/legal/politique-de-confidentialite.tsx'),
    route('mentions-legal', 'pages/legal/mentions-legal.tsx'),
    route('politique-de-cookies', 'pages/legal/politique-de-cookies.tsx'),
    route('accessibilite', 'pages/legal/accessibilite.tsx'),
    // Every component in every state: a tool for those who work here, never built.
    ...(import.meta.env.DEV ? [route('_atelier', 'pages/atelier/atelier.tsx')] : []),
    route('*', 'pages/not-found/not-found.tsx'),
  ]),
  // Neither header nor footer.
  route('coming-soon', 'pages/coming-soon/coming-soon.tsx'),
  // The document of a frame: it has nothing around it.
  route('plan', 'pages/contactez-nous/plan.tsx'),
  // For machines.
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('blog/rss.xml', 'feeds/rss.ts'),
  route('site.webmanifest', 'feeds/manifest.ts'),
] satisfies RouteConfig
