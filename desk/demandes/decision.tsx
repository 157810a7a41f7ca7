import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import type { DecisionView } from './view.ts'

export function Decision({ decision }: { decision: DecisionView }) {
  const { kind, reference, name } = decision
  const address = `/bureau/demandes/${reference}`
  return kind === 'released' ? (
    <StatusLine
      actions={
        <a className="button" href={address}>
          L’ouvrir
        </a>
      }
    >
      <b>
        La demande de <bdi>{name}</bdi> est sortie de quarantaine.
      </b>{' '}
      Les <span className="part">e-mails</span> partent&nbsp;; le délai d’un jour ouvré court depuis
      maintenant.
    </StatusLine>
  ) : (
    <StatusLine
      actions={
        <PostForm action={`${address}/retenir`}>
          <button type="submit" className="button">
            Annuler
          </button>
        </PostForm>
      }
    >
      <b>
        <bdi>{name}</bdi>&nbsp;:
      </b>{' '}
      marquée indésirable, effacée dans 30&nbsp;jours.
    </StatusLine>
  )
}
