import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'

/**
 * A part of a page whose code comes apart from the page's. The document that the server sends holds
 * the part whole; `fallback` shows only where React draws the page in the browser.
 *
 * A failed load is tried again once. If that fails too, a part that came with the document stays as
 * it is, readable and without its scripts; any other comes by plain navigation: the page is loaded
 * anew, as a document (Spec: T-17).
 *
 * @param load imports the part's module
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
) {
  const lost = Promise.withResolvers<void>()
  const Part = lazy(async () => ({
    default: await load()
      .catch(load)
      .catch(() => {
        lost.resolve()
        // Never settled, so that React leaves the document's own part in place.
        return new Promise<never>(() => {})
      }),
  })) as unknown as ComponentType<Props>

  /** Drawn only where the document did not bring the part. */
  function Waiting() {
    useEffect(() => {
      lost.promise.then(() => location.reload())
    }, [])
    return fallback
  }

  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<Waiting />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
