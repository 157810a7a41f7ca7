import { useContent } from '../render/content.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Art, type Drawing } from '../ui/art.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Spec: S-23 */
export function Process({ picture }: { picture: Drawing }) {
  const { title, text, items, action } = useContent().steps
  return (
    <section className="process ground-encre">
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
        <Art of={picture} alt="" bare />
      </header>
      <Accordion
        name="process"
        items={items.map((step) => ({
          title: step.title,
          body: (
            <>
              <p>{step.text}</p>
              <ul>
                {step.outcomes.map((outcome) => (
                  <li key={outcome}>{outcome}</li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
      <ButtonLink to="/devis">{action}</ButtonLink>
    </section>
  )
}
