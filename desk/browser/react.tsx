import { type ComponentType, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { CrashBoundary } from '../layout/crash.tsx'
import { TokenContext } from '../layout/token.tsx'
import { tokenOfPage } from '../ui/token-of-page.ts'
import { type IslandName, islands } from './islands.ts'
import { reportTypedEarly } from './typed-early.ts'

for (const [place, element] of document.querySelectorAll<HTMLElement>('is-land').entries()) {
  void start(element, place)
}

/** A fault of one island, in its code or its file, leaves the others and the rest of the page. */
async function start(element: HTMLElement, place: number) {
  const { island } = element.dataset
  const props: object = JSON.parse(element.nextElementSibling?.textContent ?? '{}')
  const Component = (await islands[island as IslandName]()) as ComponentType<object>
  const content = <Component {...props} />
  hydrateRoot(
    element,
    <CrashBoundary>
      <TokenContext value={tokenOfPage()}>{content}</TokenContext>
      <Typed within={element} />
    </CrashBoundary>,
    { identifierPrefix: `island-${place}-` },
  )
}

function Typed({ within }: { within: HTMLElement }) {
  useEffect(() => void reportTypedEarly(within), [within])
  return null
}
