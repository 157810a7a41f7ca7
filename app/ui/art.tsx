import type { ComponentProps } from 'react'

export interface Drawing {
  src: string
  width: number
  height: number
}

interface ArtProps
  extends Omit<ComponentProps<'img'>, 'ref' | 'className' | 'src' | 'width' | 'height'> {
  of: Drawing
  /** Empty for decoration. */
  alt: string
  /** Set on drawings of the first screen: loads at once. */
  priority?: boolean
  bare?: boolean
}

/** Empty source that a narrow `sizes` selects. */
export const blank = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/**
 * A drawing as an image with a fixed size; loads within 100 px of view, with plain tiles as placeholder
 * (Spec: S-17).
 *
 * Browsers load lazy images from much further away. A narrow `sizes` therefore selects a blank source until
 * app/browser/pictures.ts sets the true width. Without scripts the width is true from the start.
 */
export function Art({ of, alt, priority, bare, ...props }: ArtProps) {
  const { src, width, height } = of
  const image = { ...props, src, width, height, alt, decoding: 'async' } as const
  if (priority) return <img {...image} alt={alt} fetchPriority="low" />
  return (
    <img
      loading="lazy"
      srcSet={`${blank} 1w, ${src} ${width}w`}
      sizes={`(scripting: none) ${width}px, .1px`}
      {...image}
      className={bare ? undefined : 'awaited'}
      alt={alt}
    />
  )
}

export type InlineDrawing = string

interface InlineArtProps extends Omit<ComponentProps<'span'>, 'children'> {
  of: InlineDrawing
}

export function InlineArt({ of, ...props }: InlineArtProps) {
  return <span aria-hidden="true" {...props} {...inlineDrawing(of)} />
}

export function inlineDrawing(of: InlineDrawing) {
  return { dangerouslySetInnerHTML: { __html: of } }
}
