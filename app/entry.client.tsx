import { type ReactNode, StrictMode, startTransition, use } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as layout from './layout.tsx'
import * as root from './root.tsx'
import { BootContext } from './runtime/boot/boot.tsx'
import { takeBack } from './runtime/boot/foreign-changes.ts'
import type { BootData } from './runtime/boot-data.ts'
import { BrowserSite } from './runtime/router/browser-site.tsx'
import type { RouteModule } from './runtime/router/site-router.tsx'
import { useIsServed } from './runtime/router/use-is-served.ts'

// For app/runtime/boot/inline/bootstrap.js, which finds them in the chunk of that name.
export { hydrateIfUrgent, preload } from './runtime/loading/idle.ts'

/**
 * Takes the page over; app/runtime/boot/inline/bootstrap.js calls it.
 *
 * @param page the module that `boot.page` names
 * @param changes what translators and extensions have changed in the document
 * @returns rejects when the document is not what React expects, and goes on without React
 */
export function hydrate(boot: BootData, page: RouteModule, changes: readonly MutationRecord[]) {
  const { pathname, search, hash } = location
  const { promise, reject } = Promise.withResolvers<never>()

  // Hosts of plain files add a slash to folders; the page was drawn without.
  if (boot.isStatic && /.\/$/.test(pathname)) {
    history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
  }

  const site = (
    <StrictMode>
      <BootContext value={boot}>
        <BrowserSite first={{ page, framed: boot.framed }} around={[root, layout]} />
      </BootContext>
    </StrictMode>
  )
  const render = () => {
    // No server has drawn the answer to this query: the page is drawn anew, not taken over.
    if (boot.isStatic && search) createRoot(document).render(site)
    else hydrateRoot(document, <Served onMismatch={reject}>{site}</Served>)
  }
  if (changes.length) {
    const makeAgain = takeBack(changes)
    flushSync(render)
    makeAgain()
  } else startTransition(render)
  return promise
}

interface ServedProps {
  onMismatch: () => void
  children: ReactNode
}

/**
 * Renders its children on the document as served, or never. React renders a document anew that it
 * cannot hydrate, and what was typed and the focus would be lost: suspended for ever, it commits
 * nothing, and forms and links go on as they do without scripts.
 */
function Served({ onMismatch, children }: ServedProps) {
  if (!useIsServed()) {
    onMismatch()
    use(never)
  }
  return children
}

const never = new Promise<never>(() => {})

// The development server runs React Router as it comes, for its hot reload.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import('react-router/dom')
  const { loadTypefaces } = await import('./runtime/loading/typefaces.ts')
  document.addEventListener('graaand:hydrated', loadTypefaces)
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}
