import type { Step } from '#content/etapes.ts'
import { Accordion } from '../components/accordion.tsx'
import { Art } from '../components/art.tsx'
import { processSteps } from '../drawn/index.ts'

interface ProcessProps {
  title: string
  text: string
  steps: readonly Step[]
}

/** The steps of our work, one open at a time (01-site, section 2). */
export function Process({ title, text, steps }: ProcessProps) {
  return (
    <section className="process ground-encre">
      <header>
        <h2>{title}</h2>
        <p>{text}</p>
        <Art of={processSteps} alt="" bare />
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
