import { previews } from '../../drawn/index.ts'
import { useContent } from '../../render/content.ts'
import { Art } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

/** Spec: S-32 */
export function QuotePromise() {
  const { title, paragraphs, delay, free } = useContent().quotePage.promise
  return (
    <div className="quote-promise ground-ombre">
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {delay} <StartingPrice of="site-vitrine" />
      </p>
      <p>
        <strong>{free}</strong>
      </p>
      <div className="preview-trio">
        <Art of={previews.showcase} alt="" />
        <Art of={previews.shop} alt="" />
        <Art of={previews.platform} alt="" />
      </div>
    </div>
  )
}
