import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BootContext, type BootData } from './hydration/boot.tsx'

const text = document.getElementById('boot')?.textContent
const boot: BootData | null = text ? JSON.parse(text) : null

const isStatic = boot?.isStatic
const { pathname, search, hash } = location

// Hosts of plain files add a slash to folders; the page was drawn without.
if (isStatic && /.\/$/.test(pathname)) {
  history.replaceState(history.state, '', pathname.slice(0, -1) + search + hash)
}

startTransition(() => {
  const page = (
    <StrictMode>
      <BootContext value={boot}>
        <HydratedRouter />
      </BootContext>
    </StrictMode>
  )
  // No server has drawn the answer to this query: the page is drawn anew rather than taken over.
  if (isStatic && search) createRoot(document).render(page)
  else hydrateRoot(document, page)
})
