import { type ReactNode, use } from 'react'
import { useLocation } from 'react-router'
import { useIsServed } from '../runtime/router/use-is-served.ts'

/**
 * The entry whose page stands at an address: one module draws the pages of a whole list.
 *
 * @throws when the list has none of that name
 */
export function entryAt<E extends { id: string }>(pathname: string, entries: readonly E[]): E {
  const slug = pathname.split('/')[2]
  const entry = entries.find(({ id }) => id === slug)
  if (!entry) throw new Error(`nothing is called ${slug}`)
  return entry
}

/** The entry of the page that is shown. */
export function useEntry<E extends { id: string }>(entries: readonly E[]): E {
  return entryAt(useLocation().pathname, entries)
}

interface EntryWordsProps {
  className: string
  /** Given by the server only, behind `import.meta.env.SSR`, so that no script has to bring it. */
  children: ReactNode
}

/**
 * The text of an entry. The page as served has it, and React leaves it as it is; a page that React
 * draws by itself takes it from its file, and appears once it has come.
 */
export function EntryWords({ className, children }: EntryWordsProps) {
  const isServed = useIsServed()
  const { pathname } = useLocation()
  const id = 'texte'
  if (import.meta.env.SSR) {
    return (
      <div className={className} id={id}>
        {children}
      </div>
    )
  }
  return (
    <div
      className={className}
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build has drawn
      dangerouslySetInnerHTML={{ __html: isServed ? '' : use(wordsOf(pathname, id)) }}
    />
  )
}

/** Texts fetched or under way, by the address of their page. */
const texts = new Map<string, Promise<string>>()

function wordsOf(pathname: string, id: string): Promise<string> {
  const text = texts.get(pathname) ?? fetchWords(pathname, id)
  texts.set(pathname, text)
  return text
}

async function fetchWords(pathname: string, id: string): Promise<string> {
  try {
    const response = await fetch(pathname)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const words = page.getElementById(id)
    if (words) return words.innerHTML
  } catch {
    // Left to the browser, like a page whose files do not arrive.
  }
  location.assign(pathname)
  return await new Promise(() => {})
}
