import { pages } from '#content/pages.ts'
import { Trail } from '../../layout/breadcrumbs.tsx'
import previewsSheet from '../../previews/previews.css?inline'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import apercusSheet from './apercus.css?inline'
import { PreviewMaker } from './preview-maker.tsx'

export const sheets = [previewsSheet, apercusSheet]

export default function PreviewsPage() {
  const { previewsPage } = useContent()
  const page = pages['/apercus']
  return (
    <Island name="preview-maker" of={PreviewMaker} now="fragment" props={{ words: previewsPage }}>
      <Trail page={page} />
      <h1>{page.crumb}</h1>
    </Island>
  )
}
