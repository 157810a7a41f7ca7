import type { ReactNode } from 'react'

interface AccordionProps {
  name: string
  items: readonly { title: string; body: ReactNode }[]
}

/** Spec: S-15 */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ title, body }, index) => (
        <details key={title} name={name} open={index === 0}>
          <summary>{title}</summary>
          {body}
        </details>
      ))}
    </div>
  )
}
