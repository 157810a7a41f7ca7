import { pageMeta } from '../seo.ts'

export const meta = () => pageMeta('/contactez-nous')

export default function ContactPage() {
  return <h1>ContactPage</h1>
}
