import { notFoundMeta } from '../seo.ts'

export const meta = notFoundMeta

export default function NotFoundPage() {
  return <h1>Nous ne trouvons pas la page que vous recherchez</h1>
}
