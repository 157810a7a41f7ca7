import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as layout from './layout.tsx'
import * as root from './root.tsx'
import { BootContext, type BootData } from './runtime/boot/boot.tsx'
import { BrowserSite } from './runtime/router/browser-site.tsx'
import type { RouteModule } from './runtime/router/site-router.tsx'

// For app/runtime/boot/inline/bootstrap.js, which finds them in the chunk of that name.
export { preload, wake } from './runtime/loading/idle.ts'

/**
 * Takes the page over; app/runtime/boot/inline/bootstrap.js calls it.
 *
 * @param page the module that `boot.page` names
 */
export function hydrate(boot: BootData, page: RouteModule) {
  const { pathname, search, hash } = location

  // Hosts of plain files add a slash to folders; the page was drawn without.
  if (boot.isStatic && /.\/$/.test(pathname)) {
    history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
  }

  startTransition(() => {
    const site = (
      <StrictMode>
        <BootContext value={boot}>
          <BrowserSite first={{ page, framed: boot.framed }} around={[root, layout]} />
        </BootContext>
      </StrictMode>
    )
    // No server has drawn the answer to this query: the page is drawn anew, not taken over.
    if (boot.isStatic && search) createRoot(document).render(site)
    else hydrateRoot(document, site)
  })
}

// The development server runs React Router as it comes, for its hot reload.
if (import.meta.env.DEV) {
  const { HydratedRouter } = await import('react-router/dom')
  const { loadTypefaces } = await import('./runtime/loading/typefaces.ts')
  document.addEventListener('graaand:hydrated', loadTypefaces)
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  })
}
