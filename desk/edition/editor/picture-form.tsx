import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { tooHeavy, weightOf } from '#content/documents/picture-weight.ts'
import { draftPictureAddress, type PictureFacts, pictureFile } from '#content/documents/pictures.ts'
import { useSendFile } from '../../ui/send-file.ts'
import { names, picturesAddress } from '../wire.ts'

export interface ArticlePicture extends PictureFacts {
  name: string
  alt: string
  decorative?: true
}

export interface PictureBlock {
  picture: ArticlePicture
  caption?: string
}

/** Returns the URL of a picture's smallest file that is as wide as the editor. */
export const pictureAddressOf = ({ id, width, widths }: PictureFacts) =>
  draftPictureAddress(pictureFile(id, widths.find((each) => each >= 480) ?? width))

/** Fields to upload and describe a picture, inside the sheet's form. */
export function PictureForm({
  id,
  block,
  onPut,
  onClose,
}: {
  id: string
  /** The selected block, when it is a picture. */
  block: PictureBlock | null
  onPut(block: PictureBlock): void
  onClose(): void
}) {
  const send = useSendFile()
  const [picture, setPicture] = useState(block?.picture ?? null)
  const [caption, setCaption] = useState(block?.caption ?? '')
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  async function receive(file: File) {
    const weight = tooHeavy(file.size)
    setSaid('')
    setRefusal(weight ?? '')
    if (weight) return
    const body = new FormData()
    body.set(names.file, file)
    const { status, data } = await send(picturesAddress, body, (part) =>
      setSaid(
        part < 1
          ? `Envoi de ${file.name}, ${weightOf(file.size)}\u00a0: ${Math.round(100 * part)}\u00a0%.`
          : `${file.name} est arrivée\u00a0: lecture, quelques secondes…`,
      ),
    )
    const answer = (data ?? {}) as { picture?: ArticlePicture; words?: string; refusal?: string }
    setSaid(answer.words ?? '')
    if (status !== 200 || !answer.picture) {
      return setRefusal(answer.refusal ?? 'L’image n’est pas arrivée. Essayez encore.')
    }
    setRefusal('')
    const { alt = '', decorative } = picture ?? {}
    setPicture({ ...answer.picture, alt, ...(decorative && { decorative }) })
  }

  /** Prevents Enter from posting the form of the sheet. */
  function putOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    put()
  }

  function put() {
    if (!picture) {
      return setRefusal(said ? 'Attendez que l’image soit reçue.' : 'Choisissez d’abord une image.')
    }
    const alt = picture.alt.trim()
    if (!alt && !picture.decorative) {
      return setRefusal('Décrivez l’image, ou cochez «\u00a0Décorative\u00a0».')
    }
    const words = caption.trim()
    onPut({
      picture: { ...picture, alt: picture.decorative ? '' : alt },
      ...(words && { caption: words }),
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend
    <div
      className="link-form"
      role="group"
      aria-label="Image"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="link-row">
        <label className="button" htmlFor={`${id}-f`}>
          <span>{picture ? 'Remplacer' : 'Choisir une image'}</span>
          <input
            ref={input}
            className="visually-hidden"
            id={`${id}-f`}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={refusal ? `${id}-r` : undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void receive(file)
              // Lets the person choose the same file again.
              target.value = ''
            }}
          />
        </label>
        {picture && <img className="sent" src={pictureAddressOf(picture)} alt="" />}
      </div>
      <p className="small" role="status">
        <bdi>{said || picture?.name}</bdi>
      </p>
      {picture && (
        <>
          <label htmlFor={`${id}-a`}>Description, pour qui ne voit pas l’image</label>
          <input
            id={`${id}-a`}
            dir="auto"
            value={picture.alt}
            disabled={picture.decorative}
            maxLength={200}
            onChange={({ target }) => setPicture({ ...picture, alt: target.value })}
            onKeyDown={putOnEnter}
          />
          <label className="tick">
            <input
              type="checkbox"
              checked={picture.decorative === true}
              onChange={({ target }) => {
                const { decorative: _, ...rest } = picture
                setPicture(target.checked ? { ...rest, decorative: true } : rest)
              }}
            />
            Décorative
          </label>
          <label htmlFor={`${id}-l`}>Légende, sous l’image (facultative)</label>
          <input
            id={`${id}-l`}
            dir="auto"
            value={caption}
            maxLength={140}
            onChange={({ target }) => setCaption(target.value)}
            onKeyDown={putOnEnter}
          />
        </>
      )}
      {refusal && (
        <p className="refused" id={`${id}-r`} role="alert">
          {refusal}
        </p>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={put}>
          {block ? 'Enregistrer l’image' : 'Mettre l’image'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Annuler
        </button>
      </div>
    </div>
  )
}
