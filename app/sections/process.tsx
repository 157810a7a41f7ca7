import { processIntro, steps } from '#content/collections/steps.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Art, type Drawing } from '../ui/art.tsx'

/** The steps of our work, one open at a time (Spec: S-23). */
export function Process({ picture }: { picture: Drawing }) {
  return (
    <section className="process ground-encre">
      <header>
        <h2>{processIntro.title}</h2>
        <p>{processIntro.text}</p>
        <Art of={picture} alt="" bare />
      </header>
      <Accordion
        name="process"
        items={steps.map((step) => ({
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
    </section>
  )
}
