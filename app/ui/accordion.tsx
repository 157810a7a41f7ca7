import type { ReactNode } from 'react'

interface AccordionProps {
  /** Shared by the items, unique in the page: it is what keeps a single one open. */
  name: string
  items: readonly { title: string; body: ReactNode }[]
}

/** Questions that open one at a time, the first already open (Spec: S-15). */
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
