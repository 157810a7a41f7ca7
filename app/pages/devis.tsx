import { pageMeta } from '../seo.ts'

export const meta = () => pageMeta('/devis')

export default function QuotePage() {
  return <h1>QuotePage</h1>
}
