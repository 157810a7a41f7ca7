import type { ReactNode } from 'react'

interface AccordionProps {
  /** Shared by the items and unique in the page, so that one stays open at a time. */
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
