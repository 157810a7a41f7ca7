import type { ComponentProps } from 'react'

/** A drawing of app/drawn/index.ts: a file, or a view of a sheet. */
export interface Drawing {
  src: string
  width: number
  height: number
}

interface ArtProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading'> {
  of: Drawing
  /** What the drawing says; empty when it only decorates. */
  alt: string
  /** Set on drawings of the first screen: they load at once. */
  priority?: boolean
  /** Set on drawings with holes: what holds their place while they load would show through. */
  bare?: boolean
}

/**
 * A drawing as an image: its size is known before it loads, and it loads when it comes into view;
 * until then plain tiles hold its place (01-site, section 4).
 */
export function Art({ of, alt, priority, bare, className, ...props }: ArtProps) {
  return (
    <img
      {...props}
      className={priority || bare ? className : `${className ?? ''} awaited`.trim()}
      src={of.src}
      width={of.width}
      height={of.height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding="async"
    />
  )
}

interface InlineArtProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One of the strings of the modules in app/drawn. */
  svg: string
}

/** A drawing inside the page, for what moves or takes the colour of the text. Always decorative. */
export function InlineArt({ svg, ...props }: InlineArtProps) {
  return (
    <span
      aria-hidden="true"
      {...props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own build
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
