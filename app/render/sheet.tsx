import { createContext, use } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

interface SheetProps {
  css: string
  id?: string
}

/** Inline, so that the first paint needs no other request. */
export function Sheet({ css, id }: SheetProps) {
  const served = import.meta.env.SSR || !id ? css : document.getElementById(id)?.textContent
  return (
    <style
      id={id}
      nonce={use(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules
      dangerouslySetInnerHTML={{ __html: served ?? '' }}
    />
  )
}

/** A sheet between the sections of a page: in a body, HTML allows `<style>` as the first child of its parent. */
export function BodySheet(props: SheetProps) {
  return (
    <div hidden>
      <Sheet {...props} />
    </div>
  )
}
