import { useScript } from '../layout/parts.tsx'
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

/** A page in a frame, scrolled to a text by place-frames.ts. */
export function PlaceFrame({ src, place, title }: FrameProps) {
  useScript('edition/place-frames.ts')
  return <iframe src={src} data-place={place} title={title} tabIndex={-1} loading="lazy" />
}
