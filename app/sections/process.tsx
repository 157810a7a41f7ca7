import type { Step } from '#content/etapes.ts'
import { Accordion } from '../components/accordion.tsx'
import { Art, type Drawing } from '../components/art.tsx'

interface ProcessProps {
  title: string
  text: string
  steps: readonly Step[]
  picture: Drawing
}

/** The steps of our work, one open at a time (01-site, section 2). */
export function Process({ title, text, steps, picture }: ProcessProps) {
  return (
    <section className="process ground-encre">
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
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
