import { useScript } from '../layout/parts.tsx'

/**
 * A button that copies a text; hidden without scripts.
 *
 * @param said id of the element that shows `copied` afterwards; without it, the button does
 */
export function CopyButton({
  text,
  said,
  copied,
  children,
}: {
  text: string
  said?: string
  copied: string
  children: string
}) {
  useScript('browser/page.ts')
  return (
    <button
      type="button"
      className="button"
      hidden
      data-copy={text}
      data-copied={copied}
      aria-controls={said}
    >
      {children}
    </button>
  )
}
