import { PostForm } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'
import { undoWords } from './count-down.ts'
import type { DecisionView } from './view.ts'

export function Decision({ decision }: { decision: DecisionView }) {
  const { kind, reference, name, left } = decision
  const address = `/bureau/demandes/${reference}`
  const actions = (
    <>
      {kind === 'released' && (
        <a className="button" href={address}>
          L’ouvrir
        </a>
      )}
      {left !== 0 && (
        <PostForm action={`${address}/retenir`}>
          <button type="submit" className="button" data-left={left ?? undefined}>
            {undoWords(left)}
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
