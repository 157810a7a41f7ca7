import { pageMeta } from '../../seo.ts'
import { PreviewMaker } from './preview-maker.tsx'
import '../../previews/previews.css'
import './apercus.css'

export const meta = () => pageMeta('/apercus')

export default function PreviewsPage() {
  return <PreviewMaker />
}
