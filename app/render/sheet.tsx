import { createContext, use } from 'react'

/** Of the style sheets of a page that is rendered on request: its policy allows them by it. */
export const NonceContext = createContext<string | undefined>(undefined)

interface SheetProps {
  css: string
  /** Where an island holds it: its element has the text in the browser, which has no `css`. */
  id?: string
}

/** A style sheet inside the page, so that nothing stands between the HTML and the first paint. */
export function Sheet({ css, id }: SheetProps) {
  const served = import.meta.env.SSR || !id ? css : document.getElementById(id)?.textContent
  return (
    <style
      id={id}
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of ours, numbers and hexadecimal colours
      dangerouslySetInnerHTML={{ __html: served ?? '' }}
    />
  )
}
