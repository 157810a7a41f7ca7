import { PreviewMaker } from '../sections/preview-maker.tsx'
import { pageMeta } from '../seo.ts'
import '../previews/previews.css'
import '../styles/apercus.css'

export const meta = () => pageMeta('/apercus')

export default function PreviewsPage() {
  return <PreviewMaker />
}
