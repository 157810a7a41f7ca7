import type { ReactNode } from 'react'

/** Puts a space between elements that only the sheets keep apart: text browsers and converters join them otherwise. */
export const apart = (elements: readonly ReactNode[]): ReactNode[] =>
  elements.flatMap((element, index) => (index ? [' ', element] : [element]))
