import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useRef } from 'react'
import { useToken } from '../layout/token.tsx'

const margin = 10_000

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
 * Holds back every form that changes access until the person has re-authenticated by passkey, because somebody else
 * may use an unlocked screen.
 *
 * @param left milliseconds for which the last re-authentication stays valid
 * @param onRefused called when the re-authentication fails
 * @returns a function to await before posting by script
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
    // Measures elapsed time, because this device's clock may be wrong.
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
