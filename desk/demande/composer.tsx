import { useEffect, useState } from 'react'
import { type PostAnswer, PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { draftChanged } from './use-presence.ts'
import type { ComposerView, RequestView } from './view.ts'

/** Characters of an answer. */
const longestText = 10_000

type OnAnswer = (answer: PostAnswer) => void

/** The answer: written, looked at as it will leave, sent. On a phone, a sheet over the request. */
export function Composer({ view, onAnswer }: { view: RequestView; onAnswer: OnAnswer }) {
  const { composer, name, phone, text } = view
  const call = phone && (
    <a className="button" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      Appeler
    </a>
  )
  return (
    <section className="card composer" id="repondre" aria-labelledby="repondre-titre">
      <div className="bar closed">
        <a className="button main-button" href="#repondre">
          Répondre à {name}
        </a>
        {call}
      </div>
      <div className="head">
        <h2 id="repondre-titre">
          {composer?.preview ? 'L’e-mail, tel qu’il partira' : `Répondre à ${name}`}
        </h2>
        <a className="button close" href="#contenu">
          Fermer
        </a>
      </div>
      {!composer && (
        <p className="message alert" role="note">
          <span>
            <b>Aucun envoi d’e-mail n’est réglé sur ce site.</b> Répondez depuis votre messagerie,
            puis classez votre réponse ci-dessous.
          </span>
        </p>
      )}
      {text && (
        <details className="reread">
          <summary className="button">Relire sa demande</summary>
          <p className="cited" dir="auto">
            {text}
          </p>
        </details>
      )}
      {composer?.preview && <Preview view={view} composer={composer} onAnswer={onAnswer} />}
      {composer && !composer.preview && (
        <Letter view={view} composer={composer} onAnswer={onAnswer} />
      )}
    </section>
  )
}

interface Props {
  view: RequestView
  composer: ComposerView
  onAnswer: OnAnswer
}

function Letter({ view, composer, onAnswer }: Props) {
  const { reference, version, templates, firstName, replyTo } = view
  const [subject, setSubject] = useState(composer.subject)
  const [text, setText] = useState(composer.text)
  const [template, setTemplate] = useState(composer.template)
  const [filled, setFilled] = useState(composer.filled)
  const [isTooLong, setTooLong] = useState(false)
  const blanks = text.match(/\[[\p{L} ’-]{1,40}\]/gu) ?? []

  // A letter that was sent is no draft any more.
  useEffect(() => () => draftChanged(null), [])

  function write(next: { subject?: string; text?: string }) {
    if (next.subject !== undefined) setSubject(next.subject)
    if (next.text !== undefined) setText(next.text)
    draftChanged({ subject, text, ...next })
  }

  function choose(id: string) {
    setTemplate(id)
    const chosen = templates.find((each) => each.id === id)
    if (!chosen) return
    setFilled(chosen.filled)
    write({ subject: chosen.subject, text: chosen.text })
  }

  return (
    <PostForm action={`/bureau/demandes/${reference}/repondre`} onAnswer={onAnswer}>
      <input type="hidden" name="id" value={composer.id} />
      <input type="hidden" name="version" value={version} />
      <label>
        Modèle
        <select
          name="template"
          value={template}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">Sans modèle</option>
          {templates.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className="button" name="act" value="modele">
          Remplir avec ce modèle
        </button>
      </noscript>
      <StatusLine>
        {template
          ? `Modèle rempli${filled.length > 0 ? `\u00a0: ${filled.join(', ')}` : ''}. ${
              blanks.length === 0
                ? 'Il ne reste aucun blanc.'
                : `Il reste ${blanks.length} blanc${blanks.length > 1 ? 's' : ''}\u00a0: ${blanks.join(', ')}.`
            }`
          : null}
      </StatusLine>
      <label>
        Objet
        <input
          name="subject"
          value={subject}
          onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
        />
      </label>
      <label>
        Message
        <textarea
          name="text"
          rows={9}
          dir="auto"
          value={text}
          onPaste={(event) => {
            const isTooLong = event.clipboardData.getData('text/plain').length > 2 * longestText
            // A browser stands still over such a text; it is still where it was copied from.
            if (isTooLong) event.preventDefault()
            setTooLong(isTooLong)
          }}
          onChange={({ currentTarget }) => write({ text: currentTarget.value })}
        />
      </label>
      <StatusLine kind="alert">
        {isTooLong &&
          'Ce texte est trop long pour un e-mail\u00a0: 10\u00a0000 caractères au plus. Il n’a pas été collé.'}
      </StatusLine>
      <p className="small muted">
        De {firstName}, Graaand. La réponse du client reviendra à {replyTo}.
      </p>
      <div className="actions sending">
        <button type="submit" className="button" name="act" value="apercu">
          Prévisualiser
        </button>
        <button type="submit" className="button main-button" name="act" value="envoyer">
          Envoyer
        </button>
      </div>
    </PostForm>
  )
}

function Preview({ view: { reference, version }, composer, onAnswer }: Props) {
  const { preview, id, subject, text, template } = composer
  if (!preview) return null
  const fields = { id, version: String(version), subject, text, template }
  return (
    <>
      <article className="mail" aria-label="E-mail">
        <header>
          <p>
            <b>{preview.subject}</b>
          </p>
          <p className="small muted">De {preview.from}</p>
          <p className="small muted">
            À <bdi>{preview.to}</bdi>
          </p>
        </header>
        <div>
          {preview.text.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text have no other name
            <p key={index} className="said" dir="auto">
              {paragraph}
            </p>
          ))}
          {preview.quote && (
            <blockquote>
              <p className="small said">{preview.quote}</p>
            </blockquote>
          )}
        </div>
      </article>
      <p className="small">
        Aucun traceur dans l’e-mail{'\u00a0'}: nous ne saurons pas s’il est ouvert, seulement s’il y
        a une réponse.
      </p>
      <PostForm action={`/bureau/demandes/${reference}/repondre`} onAnswer={onAnswer}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="actions sending">
          <button type="submit" className="button" name="act" value="corriger">
            Corriger
          </button>
          <button type="submit" className="button main-button" name="act" value="envoyer">
            Envoyer
          </button>
        </div>
      </PostForm>
    </>
  )
}
