import { useEffect, useRef, useState } from 'react'
import { insertTemplate } from '#content/desk/insert-template.ts'
import { isolated } from '#quotes/isolated.ts'
import type { ComposerView } from '#server/http/desk/demande/request-view.ts'
import { replaceText } from '../ui/replace-text.ts'
import { StatusLine } from '../ui/status.tsx'
import { draftChanged, memoryOf } from './drafts.ts'
import { ActForm, useRequest } from './request.tsx'

const longestText = 10_000

export function Letter({ composer }: { composer: ComposerView }) {
  const { reference, templates, personId, firstName, replyTo } = useRequest().view
  const [subject, setSubject] = useState(composer.subject)
  const [text, setText] = useState(composer.text)
  const [template, setTemplate] = useState(composer.template)
  const [filled, setFilled] = useState(composer.filled)
  const [isTooLong, setTooLong] = useState(false)
  const [isResumed, setResumed] = useState(composer.isDraft)
  const letter = useRef<HTMLTextAreaElement>(null)
  /** Undefined until the person was in the text. */
  const caret = useRef<number>(undefined)
  // Without scripts, the fragment opens the answer form again after a post from a phone.
  const inSheet = `/bureau/demandes/${reference}/repondre#repondre`

  useEffect(() => {
    const unsaved = memoryOf(personId, reference).read()
    if (!unsaved?.text) return
    setSubject(unsaved.subject)
    setText(unsaved.text)
    setResumed(true)
    draftChanged(unsaved)
  }, [personId, reference])

  function write(next: { subject?: string; text?: string }) {
    if (next.subject !== undefined) setSubject(next.subject)
    if (next.text !== undefined) setText(next.text)
    setResumed(false)
    draftChanged({ subject, text, ...next })
  }

  function choose(id: string) {
    setTemplate(id)
    const chosen = templates.find((each) => each.id === id)
    if (!chosen || !letter.current) return
    setFilled(chosen.filled)
    const others = [...templates, { subject: composer.subject, text: '' }]
    const place = { caret: caret.current ?? text.length, others }
    const put = insertTemplate(chosen, { subject, text }, place)
    replaceText(letter.current, put.text, put.start, put.end)
    write({ subject: put.subject, text: letter.current.value })
  }

  return (
    <ActForm act="repondre" own="composer">
      <input type="hidden" name="id" value={composer.id} />
      <label>
        Modèle (facultatif)
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
        <button type="submit" className="button" name="act" value="modele" formAction={inSheet}>
          Remplir avec ce modèle
        </button>
      </noscript>
      <p className="small" role="status">
        {isResumed ? 'Votre texte est gardé\u00a0: le voici.' : blanksLeft(text, template, filled)}
      </p>
      <label>
        Objet
        <input
          name="subject"
          dir="auto"
          value={subject}
          onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
        />
      </label>
      <label>
        Message
        <textarea
          ref={letter}
          name="text"
          rows={9}
          dir="auto"
          value={text}
          onSelect={({ currentTarget }) => {
            caret.current = currentTarget.selectionEnd
          }}
          onPaste={(event) => {
            const isTooLong = event.clipboardData.getData('text/plain').length > 2 * longestText
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
        {`De ${isolated(firstName)}, Graaand. La réponse du client reviendra à ${replyTo}.`}
      </p>
      <div className="actions sending">
        <button type="submit" className="button" name="act" value="apercu" formAction={inSheet}>
          Prévisualiser
        </button>
        <button type="submit" className="button main-button" name="act" value="envoyer">
          Envoyer
        </button>
      </div>
    </ActForm>
  )
}

function blanksLeft(text: string, template: string, filled: readonly string[]): string | null {
  const blanks = [...new Set(text.match(/\[[\p{L} ’-]{1,40}\]/gu) ?? [])]
  const put = filled.length > 0 ? `\u00a0: ${filled.join(', ')}` : ''
  const left =
    blanks.length === 0
      ? 'Il ne reste aucun blanc.'
      : `Il reste ${blanks.length} blanc${blanks.length > 1 ? 's' : ''}\u00a0: ${blanks.join(', ')}.`
  if (template) return `Modèle rempli${put}. ${left}`
  return blanks.length > 0 ? left : null
}
