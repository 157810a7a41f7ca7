import { useEffect, useRef, useState } from 'react'
import { smaller, tooHeavy, weightOf } from '#content/documents/picture-weight.ts'
import { keptParts } from '#content/documents/pictures.ts'
import { useSendFile } from '../../../ui/send-file.ts'
import { ChangeMark } from '../../marks.tsx'
import { Act, useTools } from '../../tools.tsx'
import type { PictureView, ShownPicture } from '../../view.ts'
import { fieldAddress, nameOf } from '../../wire.ts'
import { LeaveOutOrTake, Refusals } from '../field-parts.tsx'
import { LeafField } from '../leaf/leaf-field.tsx'

/** Named formats, so that phones convert their own formats to one of these. */
const formats = 'image/jpeg,image/png,image/webp,image/avif'

/** Uploads a file once it is chosen; without scripts, a button uploads it. */
export function PictureField({ node }: { node: PictureView }) {
  const { key, seen, id, label, picture, nodes, state } = node
  const upload = useUpload(node)
  const refusals = upload.refusal === undefined ? node.refusals : [upload.refusal]
  return (
    <fieldset className="field is-picture" id={id}>
      <legend>
        <span className="field-head">
          <b>
            <bdi>{label}</bdi>
          </b>
          {state && <ChangeMark state={state} />}
        </span>
      </legend>
      <input type="hidden" name={nameOf('seen', key)} value={seen} />
      <input type="hidden" name={nameOf('picture', key)} value={picture?.id ?? ''} />
      <div className="picture">
        {picture && <Shown picture={picture} />}
        <div>
          <p className="small" role="status">
            {upload.sending ? (
              <Sending {...upload.sending} />
            ) : (
              <bdi>{upload.said || picture?.name}</bdi>
            )}
          </p>
          {node.isCut && <Cut node={node} onCut={upload.again} />}
          <div className="actions">
            <FileInput node={node} onChoose={upload.send} />
            {picture && (
              <Act
                to="retrait"
                on={node}
                onDone={upload.forget}
                aria-label={`Retirer l’image, ${label}`}
              >
                Retirer
              </Act>
            )}
          </div>
          <Refusals id={id} refusals={refusals} />
        </div>
      </div>
      {nodes.length > 0 && (
        <div className="nodes">
          {nodes.map((each) => (
            <LeafField key={each.key} node={each} />
          ))}
        </div>
      )}
      <Online node={node} onDone={upload.forget} />
      <LeaveOutOrTake field={node} />
    </fieldset>
  )
}

/** Chooses the part that a cut keeps; a new choice uploads the last file again. */
function Cut({ node: { key, id }, onCut }: { node: PictureView; onCut: () => void }) {
  return (
    <p className="cut-choice">
      <label htmlFor={`${id}-k`}>Garder, en la coupant au format de son cadre</label>
      <select id={`${id}-k`} name={nameOf('cut', key)} defaultValue="auto" onChange={onCut}>
        {Object.entries(keptParts).map(([part, words]) => (
          <option key={part} value={part}>
            {words}
          </option>
        ))}
      </select>
    </p>
  )
}

const Shown = ({ picture: { src, width, height, alt } }: { picture: ShownPicture }) => (
  <img src={src} width={width} height={height} alt={alt} />
)

function FileInput({
  node: { key, id, label, picture, refusals },
  onChoose,
}: {
  node: PictureView
  onChoose: (file: File) => void
}) {
  const { isLive, show, saving } = useTools()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    // The file may have been chosen before the scripts ran.
    const [file] = input.current?.files ?? []
    if (isLive && file) choose.current(file)
  }, [isLive])
  return (
    <>
      <label className={isLive ? 'button' : 'file'} htmlFor={`${id}-c`}>
        <span>
          {picture ? 'Remplacer' : 'Choisir une image'}
          <span className="visually-hidden">{`, ${label}`}</span>
        </span>
        <input
          ref={input}
          type="file"
          id={`${id}-c`}
          className={isLive ? 'visually-hidden' : undefined}
          name={nameOf('file', key)}
          accept={formats}
          aria-describedby={refusals.length > 0 ? `${id}-r` : undefined}
          onFocus={() => show(key)}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (!isLive || !file) return
            onChoose(file)
            // Lets the person choose the same file again.
            target.value = ''
          }}
        />
      </label>
      {!isLive && (
        <button
          type="submit"
          className="button"
          formAction={fieldAddress(saving.view.action, key, 'image')}
          formEncType="multipart/form-data"
        >
          Envoyer l’image
        </button>
      )}
    </>
  )
}

interface Progress {
  name: string
  bytes: number
  /** From 0 to 1. */
  part: number
}

function Sending({ name, bytes, part }: Progress) {
  return (
    <>
      <bdi>
        {part < 1
          ? `Envoi de ${name}, ${weightOf(bytes)}…`
          : `${name} est arrivée\u00a0: lecture, quelques secondes…`}
      </bdi>
      {part < 1 && <progress value={part} aria-label={`Envoi de ${name}`} />}
    </>
  )
}

/** The picture online, if it differs, and the buttons that restore it. */
function Online({
  node: { key, seen, label, online, state, picture },
  onDone,
}: {
  node: PictureView
  onDone: () => void
}) {
  if (state === 'versions') {
    return (
      <div className="message alert">
        <p role="alert">
          <b>Cette image a aussi été changée en ligne.</b> Choisissez{'\u00a0'}; sans choix, elle
          n’est pas publiée.
        </p>
        {online && <Shown picture={online} />}
        <div className="actions">
          <Act to="versions/autre" on={{ key, seen }} onDone={onDone}>
            {online ? 'Prendre celle qui est en ligne' : 'La retirer, comme en ligne'}
          </Act>
          <Act to="versions/mienne" on={{ key, seen }}>
            {picture ? 'Garder celle de l’édition' : 'La retirer du site'}
          </Act>
        </div>
      </div>
    )
  }
  if (!online) return null
  return (
    <p className="was">
      <span className="muted">En ligne{'\u00a0'}:</span> <bdi>{online.name}</bdi>{' '}
      <Act
        to="reprise"
        on={{ key, seen }}
        onDone={onDone}
        className="as-link"
        aria-label={`Reprendre cette image, ${label}`}
      >
        Reprendre cette image
      </Act>
    </p>
  )
}

function useUpload({ key, id, picture, said: first }: PictureView) {
  const tools = useTools()
  const post = useSendFile()
  const [sending, setSending] = useState<Progress | null>(null)
  const [said, setSaid] = useState(first)
  const [refusal, setRefusal] = useState<string>()
  const last = useRef<File>(undefined)

  async function send(file: File) {
    // The input is not disabled during an upload, because it would lose its focus.
    if (sending) return setRefusal('Une image part déjà\u00a0: attendez qu’elle soit reçue.')
    setSaid('')
    const weight = tooHeavy(file.size)
    if (weight) return setRefusal(weight)
    setRefusal(undefined)
    last.current = file
    const progress = { name: file.name, bytes: file.size }
    setSending({ ...progress, part: 0 })
    const body = new FormData()
    body.set(nameOf('picture', key), picture?.id ?? '')
    body.set(nameOf('file', key), file)
    const cut = document.getElementById(`${id}-k`)
    if (cut instanceof HTMLSelectElement) body.set(cut.name, cut.value)
    const address = fieldAddress(tools.saving.view.action, key, 'image')
    const answer = await post(address, body, (part) => setSending({ ...progress, part }))
    const { words, refusal } = (answer.data ?? {}) as { words?: string; refusal?: string }
    // Reloads the sheet in the queue of the saves, because otherwise an older sheet could replace a newer one.
    if (answer.status === 200 || answer.status === 409) await tools.reload()
    setSending(null)
    if (answer.status === 200) setSaid(words ?? '')
    else setRefusal(refusal ?? troubleWords(answer.status))
  }

  return {
    sending,
    said,
    refusal,
    send: (file: File) => void send(file),
    again() {
      if (last.current) void send(last.current)
      else if (picture) setSaid('Choisissez de nouveau le fichier pour le couper autrement.')
    },
    forget() {
      setSaid('')
      setRefusal(undefined)
    },
  }
}

function troubleWords(status: number): string {
  const again = 'envoyez l’image de nouveau.'
  // 408: too few bytes came.
  if (status === 0 || status === 408) return `Connexion perdue ou trop lente\u00a0: ${again}`
  // A proxy may accept less than the site.
  if (status === 413) return `Ce fichier est trop lourd pour le serveur. ${smaller}`
  if (status === 401) return `Reconnectez-vous, puis ${again}`
  if (status === 403 || status === 404)
    return `Cette page n’est plus à jour. Rechargez-la, puis ${again}`
  return `Le serveur a répondu par une erreur. Dans un instant, ${again}`
}
