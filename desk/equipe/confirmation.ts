import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useRef } from 'react'
import { useToken } from '../layout/shell.tsx'

/** Milliseconds that a post may take on its way. */
const margin = 10_000

/** Posts JSON as somebody who is inside; throws what did not succeed. */
export function usePostJson() {
  const token = useToken()
  return async (action: string, body: unknown) => {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Token': token },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(String(response.status))
    return response.json()
  }
}

/**
 * Before what changes who may enter, the browser asks for a key, unless one was shown a moment ago: a
 * screen left open is not enough. Holds every form of the page back until then.
 *
 * @param left milliseconds for which the last proof is still enough
 * @param onRefused called when no key was shown, so that nothing is sent
 * @returns what to wait for before posting by script
 */
export function useConfirmation(left: number, onRefused: () => void): () => Promise<void> {
  const post = usePostJson()
  const end = useRef(0)
  const refused = useRef(onRefused)

  async function confirm() {
    if (performance.now() < end.current) return
    const optionsJSON = await post('/bureau/equipe/confirmer/debut', {})
    const response = await startAuthentication({ optionsJSON })
    const { life } = await post('/bureau/equipe/confirmer', { response })
    end.current = performance.now() + life - margin
  }
  const latest = useRef(confirm)

  useEffect(() => {
    // The clock of this machine may be wrong: only what passes since counts.
    end.current = performance.now() + left - margin
    const hold = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const isOurs = new URL(form.action).pathname.startsWith('/bureau/equipe/')
      if (!isOurs || performance.now() < end.current) return
      event.preventDefault()
      latest.current().then(
        () => form.requestSubmit(event.submitter),
        () => refused.current(),
      )
    }
    document.addEventListener('submit', hold, { capture: true })
    return () => document.removeEventListener('submit', hold, { capture: true })
  }, [left])

  return confirm
}
