import type { ComponentProps } from 'react'

export const islands = {
  'footer-form': () => import('../layout/footer-form.tsx').then((module) => module.FooterForm),
  'contact-form': () =>
    import('../pages/contactez-nous/contact-form.tsx').then((module) => module.ContactForm),
  'post-list': () => import('../pages/blog/post-list.tsx').then((module) => module.PostList),
  'comment-form': () =>
    import('../pages/blog/comment-form.tsx').then((module) => module.CommentForm),
  'coming-soon-form': () =>
    import('../pages/coming-soon/coming-soon-form.tsx').then((module) => module.ComingSoonForm),
  'quote-form': () => import('../pages/devis/quote-form.tsx').then((module) => module.QuoteForm),
  'preview-maker': () =>
    import('../pages/apercus/preview-maker.tsx').then((module) => module.PreviewMaker),
  'coast-map': () =>
    import('../pages/contactez-nous/coast-map.tsx').then((module) => module.CoastMap),
  'choices-dialog': () =>
    import('../layout/on-demand/choices-dialog.tsx').then((module) => module.ChoicesDialog),
  'video-card': () => import('../pages/accueil/video-card.tsx').then((module) => module.VideoCard),
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>
>
