import { useEffect, useState } from 'react'
import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import type { DecisionView } from './view.ts'

export function Decision({ decision }: { decision: DecisionView }) {
  const { kind, reference, name } = decision
  const left = useCountdown(decision.left)
  const undo = left === null ? 'Annuler' : left > 0 ? `Annuler (${left}\u00a0s)` : null
  const address = `/bureau/demandes/${reference}`
  const actions = (
    <>
      {kind === 'released' && (
        <a className="button" href={address}>
          L’ouvrir
        </a>
      )}
      {undo && (
        <PostForm action={`${address}/retenir`}>
          <button type="submit" className="button">
            {undo}
          </button>
        </PostForm>
      )}
    </>
  )
  return kind === 'released' ? (
    <StatusLine actions={actions}>
      <b>
        La demande de <bdi>{name}</bdi> est sortie de quarantaine.
      </b>{' '}
      Les deux <span className="part">e-mails</span> partent&nbsp;; le délai d’un jour ouvré court
      depuis maintenant.
    </StatusLine>
  ) : (
    <StatusLine actions={actions}>
      <b>
        <bdi>{name}</bdi>&nbsp;:
      </b>{' '}
      marquée indésirable, effacée dans 30&nbsp;jours.
    </StatusLine>
  )
}

function useCountdown(seconds: number | null): number | null {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (!left) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
