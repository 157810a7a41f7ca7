import { type ComponentType, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { FormResult } from '#forms/result.ts'
import { FormResultContext } from '../lead-form/form-result.ts'
import { SearchContext } from '../render/search.ts'
import { keepTyped } from './typed.ts'

export async function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
  place: number,
  result: FormResult | null,
) {
  const html = element.querySelector('is-slot')?.innerHTML
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML already in the page
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
        // Ignores mismatches, because translators and extensions cause them.
        onRecoverableError() {},
      },
    )
  })
}

/** Renders a component that the HTML does not contain; `remove` unmounts it. */
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
  // Runs in the same task as the commit, so before the next key press.
  useLayoutEffect(then, [then])
  return null
}
