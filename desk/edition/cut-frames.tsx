import { useEffect, useRef } from 'react'
import { findPlace, joinRows, markPlace, pageIn, quiet } from './preview-frame.ts'
import { previewOf } from './wire.ts'

/** Shows a changed text as it is online and after publication, in two small frames; a new page has only the second. */
export function CutFrames({
  path,
  place,
  title,
  isNew,
}: {
  path: string
  place: string
  title: string
  isNew: boolean
}) {
  return (
    <div className="cut">
      {isNew ? (
        <figure>
          <figcaption>En ligne</figcaption>
          <p className="frame none">Pas encore en ligne.</p>
        </figure>
      ) : (
        <Cut src={previewOf(path, 'avant')} place={place} title={`${title}\u00a0: en ligne`}>
          En ligne
        </Cut>
      )}
      <Cut src={previewOf(path, 'prets')} place={place} title={`${title}\u00a0: après`}>
        Après
      </Cut>
    </div>
  )
}

function Cut({ children, ...frame }: FrameProps & { children: string }) {
  return (
    <figure>
      <figcaption>{children}</figcaption>
      <div className="frame">
        <PlaceFrame {...frame} />
      </div>
    </figure>
  )
}

interface FrameProps {
  src: string
  place: string
  title: string
}

export function PlaceFrame({ src, place, title }: FrameProps) {
  const self = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    const frame = self.current
    if (!frame) return
    function prepare() {
      const page = pageIn(frame)
      if (!page) return
      quiet(page)
      joinRows(page)
      page.addEventListener('click', (event) => event.preventDefault(), true)
      markPlace(page, findPlace(page, place))
    }
    // The frame may have loaded before the scripts ran.
    prepare()
    frame.addEventListener('load', prepare)
    // A new width moves the text.
    const size = new ResizeObserver(prepare)
    size.observe(frame)
    return () => {
      frame.removeEventListener('load', prepare)
      size.disconnect()
    }
  }, [place])

  return <iframe ref={self} src={src} title={title} tabIndex={-1} loading="lazy" />
}
