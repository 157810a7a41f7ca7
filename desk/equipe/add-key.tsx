import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { cleanLine, tooLongIn } from '#forms/pasted.ts'
import { longestLabel, of } from '../ui/device.ts'
import { StatusLine } from '../ui/status.tsx'
import { usePostJson } from './confirmation.ts'

const faults: Record<string, string> = {
  InvalidStateError: 'Cet appareil a déjà une clé du bureau. Prenez-en un autre.',
  NotAllowedError:
    'Aucune clé n’a été créée\u00a0: la demande a été annulée, ou le délai est passé.',
}

export function AddKey({
  firstName,
  confirm,
}: {
  firstName: string
  confirm: () => Promise<void>
}) {
  const post = usePostJson()
  const [label, setLabel] = useState(`Deuxième appareil ${of(firstName)}`)
  const [fault, setFault] = useState('')

  async function add() {
    const tooLong = tooLongIn(cleanLine(label), longestLabel, 'Le nom de l’appareil')
    setFault(tooLong ?? '')
    if (tooLong) return
    try {
      await confirm()
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
    <details className="unfolding">
      <summary className="button">Ajouter une clé</summary>
      <label>
        Nom de l’appareil
        <input
          value={label}
          dir="auto"
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
