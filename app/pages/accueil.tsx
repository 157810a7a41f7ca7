import { pageMeta } from '../seo.ts'

export const meta = () => pageMeta('/')

export default function HomePage() {
  return <h1>HomePage</h1>
}
