import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { BootContext, type BootData } from './hydration/boot.tsx'

const boot = document.getElementById('boot')?.textContent

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <BootContext value={boot ? (JSON.parse(boot) as BootData) : null}>
        <HydratedRouter />
      </BootContext>
    </StrictMode>,
  )
})
