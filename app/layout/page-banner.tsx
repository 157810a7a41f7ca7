import { pageAt } from '#content/all-pages.ts'
import { useContent } from '../render/content.ts'
import { usePlace } from '../render/place.ts'
import { Art, type Drawing } from '../ui/art.tsx'
import { Plate } from '../ui/plate.tsx'
import { Trail } from './breadcrumbs.tsx'

interface PageBannerProps {
  ground: string
  corner: Drawing
}

/** Spec: S-10 */
export function PageBanner({ ground, corner }: PageBannerProps) {
  const content = useContent()
  const { path } = usePlace()
  const page = pageAt(path, content)
  if (!page) throw new Error(`no page has the address ${path}`)
  const { heading, crumb, lang, sample } = page
  return (
    <section className={`page-banner ${ground}`}>
      <Trail page={page} />
      <h1 lang={lang}>{heading ?? crumb}</h1>
      {sample && <Plate>{content.layout.sample}</Plate>}
      <Art of={corner} alt="" priority />
    </section>
  )
}
