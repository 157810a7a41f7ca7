import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useToken } from '../layout/shell.tsx'
import { StatusLine } from '../ui/status.tsx'

const faults: Record<string, string> = {
  InvalidStateError: 'Cet appareil a déjà une clé du bureau. Prenez-en un autre.',
  NotAllowedError: 'Aucune clé n’a été créée : la demande a été annulée, ou le temps est passé.',
}

/** Makes one more key of who is inside: on this device, or on one that its browser can reach. */
export function AddKey({ firstName }: { firstName: string }) {
  const token = useToken()
  const [label, setLabel] = useState(`Deuxième appareil de ${firstName}`)
  const [fault, setFault] = useState('')

  async function post(address: string, body: unknown) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Token': token },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(String(response.status))
    return response.json()
  }

  async function add() {
    setFault('')
    try {
      const optionsJSON = await post('/bureau/equipe/cles/debut', {})
      const response = await startRegistration({ optionsJSON })
      await post('/bureau/equipe/cles', { response, label })
      location.reload()
    } catch (error) {
      setFault(
        faults[(error as Error).name] ?? 'La clé n’a pas été gardée. Réessayez dans un instant.',
      )
    }
  }

  return (
    <details className="add-key">
      <summary className="button">Ajouter une clé</summary>
      <label>
        Nom de l’appareil
        <input
          value={label}
          maxLength={60}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </label>
      <button type="button" className="button main-button" onClick={add}>
        Créer cette clé
      </button>
      <StatusLine kind="alert">{fault}</StatusLine>
    </details>
  )
}
