import type { ComponentProps } from 'react'

/** Islands by the module of their component, which is their name in the manifest of the build. */
export const islands = {
  'demande/page.tsx': () => import('../demande/page.tsx').then((module) => module.RequestPage),
  'devis/page.tsx': () => import('../devis/page.tsx').then((module) => module.QuotePage),
  'edition/review.tsx': () => import('../edition/review.tsx').then((module) => module.ReviewPage),
  'edition/sheet.tsx': () => import('../edition/sheet.tsx').then((module) => module.SheetPage),
}

export type IslandName = keyof typeof islands

export type IslandProps<Name extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof islands)[Name]>>
>
