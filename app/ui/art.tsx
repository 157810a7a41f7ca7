import type { ComponentProps } from 'react'

/** A drawing of app/drawn/index.ts: a file, or a view of a sheet. */
export interface Drawing {
  src: string
  width: number
  height: number
}

interface ArtProps extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'width' | 'height'> {
  of: Drawing
  /** What the drawing says; empty when it only decorates. */
  alt: string
  /** Set on drawings of the first screen: they load at once. */
  priority?: boolean
  /** Set on drawings with holes: what holds their place while they load would show through. */
  bare?: boolean
}

/** Has a size only by the attributes of its image, as drawings have. */
const blank = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/**
 * A drawing as an image: its size is known before it loads, and it loads within 100 px of view;
 * until then plain tiles hold its place (Spec: S-17).
 *
 * Browsers load lazy images from much further away. So a drawing that waits offers a blank one
 * beside it, and is said to be so narrow that browsers take the blank; app/browser/pictures.ts says
 * its true width when it comes near. Without scripts the width is true from the start.
 */
export function Art({ of, alt, priority, bare, className, ...props }: ArtProps) {
  const { src, width, height } = of
  const image = { ...props, src, width, height, alt, decoding: 'async' } as const
  // At once, but after the words: the line belongs to the document until all of it has come.
  if (priority) return <img {...image} className={className} alt={alt} fetchPriority="low" />
  return (
    <img
      loading="lazy"
      srcSet={`${blank} 1w, ${src} ${width}w`}
      sizes={`(scripting: none) ${width}px, .1px`}
      {...image}
      className={bare ? className : `${className ?? ''} awaited`.trim()}
      alt={alt}
    />
  )
}

/** A drawing of app/drawn/inline.ts: its text. */
export type InlineDrawing = string

interface InlineArtProps extends Omit<ComponentProps<'span'>, 'children'> {
  of: InlineDrawing
}

/**
 * A drawing inside the page, for what moves or takes the colour of the text; decorative unless it
 * is given a role.
 */
export function InlineArt({ of, ...props }: InlineArtProps) {
  return <span aria-hidden="true" {...props} {...inlineDrawing(of)} />
}

/** The same, for an element that holds nothing else. */
export function inlineDrawing(of: InlineDrawing) {
  // Drawn by our own build.
  return { dangerouslySetInnerHTML: { __html: of } }
}
