import { type ComponentType, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { FormResult } from '#forms/result.ts'
import { FormResultContext } from '../lead-form/form-result.ts'
import { SearchContext } from '../render/search.ts'
import { keepTyped } from './typed.ts'

/**
 * Has React take an island over. Where a translator or an extension has changed its HTML, React renders it
 * anew: what was typed, the focus and the selection are put back.
 *
 * @param place number of the island in its page, as app/render/island.tsx counts
 * @param result what became of a form posted without JavaScript
 * @returns once the island answers
 */
export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
  place: number,
  result: FormResult | null,
) {
  const html = element.querySelector('is-slot')?.innerHTML
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
  const slot = html && <is-slot dangerouslySetInnerHTML={{ __html: html }} />
  const putBack = keepTyped(element)
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <StrictMode>
        <SearchContext value={import.meta.env.FORMS === 'emailjs' ? '' : location.search}>
          <FormResultContext value={result}>
            <Component {...props}>{slot}</Component>
            <OnceShown
              then={() => {
                putBack()
                resolve()
              }}
            />
          </FormResultContext>
        </SearchContext>
      </StrictMode>,
      {
        identifierPrefix: `island-${place}-`,
        // Others have changed the page: nothing is wrong with ours.
        onRecoverableError() {},
      },
    )
  })
}

/** Shows what no page was served with; `remove` takes it away. */
export function mount<Props extends object>(Component: ComponentType<Props>, props: Props) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<Component {...props} />)
  return {
    place,
    remove() {
      root.unmount()
      place.remove()
    },
  }
}

function OnceShown({ then }: { then: () => void }) {
  // Within the same task as the change: no key is pressed in between.
  useLayoutEffect(then, [then])
  return null
}
