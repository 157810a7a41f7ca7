import { useEffect, useRef, useState } from 'react'
import { usePost } from '../ui/post-form.tsx'
import type { RequestView } from './view.ts'

/** Milliseconds between two signs of life, and after a letter until what is written is kept. */
const beat = 12_000
const rest = 1_500

interface Draft {
  subject: string
  text: string
}

/** What is written, on its way from the field to the server. */
const drafts = new EventTarget()
export function draftChanged(draft: Draft | null) {
  drafts.dispatchEvent(new CustomEvent<Draft | null>('draft', { detail: draft }))
}

/** Says that this person is here, keeps what they write, and tells who else is. */
export function usePresence({ reference, others: first }: RequestView) {
  const post = usePost()
  const latest = useRef(post)
  const [others, setOthers] = useState(first)
  const [version, setVersion] = useState(0)
  const [lost, setLost] = useState('')

  useEffect(() => {
    latest.current = post
  })
  useEffect(() => {
    let draft: Draft | null = null
    let pending: number | undefined
    const address = `/bureau/demandes/${reference}/presence`

    async function tell() {
      clearTimeout(pending)
      const fields = draft ? { writes: 'oui', ...draft } : {}
      const { status, data } = await latest.current(address, fields)
      if (status === 200) {
        const { others, version } = data as Pick<RequestView, 'others' | 'version'>
        setOthers(others)
        setVersion(version)
        setLost('')
      } else if (status === 0) {
        setLost('Connexion perdue. Vous pouvez lire et écrire ; rien ne peut être envoyé.')
      } else if (status === 401) {
        setLost('Votre session a pris fin. Reconnectez-vous : votre texte est gardé.')
      } else if (status === 404) {
        setLost('Cette demande a été effacée. Votre texte reste ici, pour le copier.')
      }
    }

    function hear(event: Event) {
      draft = (event as CustomEvent<Draft | null>).detail
      clearTimeout(pending)
      pending = window.setTimeout(tell, rest)
    }

    tell()
    const timer = setInterval(tell, beat)
    drafts.addEventListener('draft', hear)
    return () => {
      clearInterval(timer)
      clearTimeout(pending)
      drafts.removeEventListener('draft', hear)
    }
  }, [reference])

  return { others, version, lost }
}
