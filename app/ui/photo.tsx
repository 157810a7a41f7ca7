import type { ComponentProps } from 'react'
import type { PictureField } from '#content/documents/fields.ts'
import { pictureAddress, pictureFile, plainFile } from '#content/documents/pictures.ts'
import { Art, blank, type Drawing } from './art.tsx'

interface PhotoProps extends Omit<ComponentProps<'img'>, 'ref' | 'src' | 'width' | 'height'> {
  of: PictureField
  /** Largest width on the page, in CSS pixels. */
  shown: number
  /** Set on pictures of the first screen: loads at once. */
  priority?: boolean
}

/**
 * Dense screens get a file of at most 1.5 times the width, because app/browser/pictures.ts sets the desktop width on
 * phones too.
 */
export function Photo({ of, shown, priority, className, ...props }: PhotoProps) {
  const { id, widths, alt, decorative } = of
  const width = widths.find((each) => each >= shown) ?? of.width
  const files = widths
    .filter((each) => each === width || (each > width && each <= shown * 1.5))
    .map((each) => `${pictureAddress(pictureFile(id, each))} ${each}w`)
  return (
    <img
      {...props}
      loading={priority ? undefined : 'lazy'}
      srcSet={(priority ? files : [`${blank} 1w`, ...files]).join(', ')}
      sizes={priority ? `${width}px` : `(scripting: none) ${width}px, .1px`}
      src={pictureAddress(plainFile(id))}
      width={width}
      height={Math.round((width / of.width) * of.height)}
      alt={decorative ? '' : alt}
      decoding="async"
      className={priority ? className : `${className ?? ''} awaited`.trim()}
    />
  )
}

interface EntryPictureProps extends Omit<PhotoProps, 'of'> {
  own: PictureField | undefined
  drawing: Drawing
}

export function EntryPicture({ own, drawing, shown, ...props }: EntryPictureProps) {
  return own ? <Photo of={own} shown={shown} {...props} /> : <Art of={drawing} {...props} alt="" />
}
