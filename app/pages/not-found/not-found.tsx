import { notFound } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Art } from '../../ui/art.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import notFoundSheet from './not-found.css?inline'

export const sheets = [notFoundSheet]

export default function NotFoundPage() {
  const words = useContent().notFound
  return (
    <section className="not-found ground-bleu">
      <Art of={notFound} alt={words.picture} priority />
      <div>
        <h1>{words.title}</h1>
        <ButtonLink to="/">{words.home}</ButtonLink>
      </div>
    </section>
  )
}
