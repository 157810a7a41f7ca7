import type { ReactNode } from 'react'
import type { ChangeView } from '#server/http/desk/edition/change-view.ts'
import { ListLink } from '../ui/list-link.tsx'
import type { ChangeState, Piece } from './view.ts'
import { home, nameOf, reviewAddress } from './wire.ts'

const states: Record<ChangeState, { shape: string; words: string }> = {
  ready: { shape: 'draft', words: 'Pas encore en ligne' },
  refused: { shape: 'failed', words: 'À corriger' },
  empty: { shape: 'draft', words: 'À remplir' },
  asked: { shape: 'question', words: 'À confirmer' },
  versions: { shape: 'replaced', words: 'Deux versions' },
  aside: { shape: 'aside', words: 'Laissé de côté' },
}

/** Shows a state by its shape and words; children replace the words. */
export function ChangeMark({ state, children }: { state: ChangeState; children?: ReactNode }) {
  const { shape, words } = states[state]
  return <span className={`state is-${shape}`}>{children ?? words}</span>
}

/** A text compared with another: removed words are struck through, new ones underlined. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <bdi>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
        <PieceText key={index} {...piece} />
      ))}
    </bdi>
  )
}

/** The differences of a change; an arrow separates two values that have nothing in common. */
export function Change({
  pieces,
  summary,
}: {
  pieces: readonly Piece[]
  summary?: string | undefined
}) {
  if (pieces.length === 0) return <bdi>{summary}</bdi>
  if (pieces.some(({ kind }) => kind === 'same')) return <Pieces pieces={pieces} />
  const side = (wanted: Piece['kind']) => {
    const shown = pieces.filter(({ kind }) => kind === wanted)
    return shown.length > 0 ? <Pieces pieces={shown} /> : <span className="muted">vide</span>
  }
  return (
    <>
      {side('before')} <span aria-hidden="true">→</span> {side('after')}
    </>
  )
}

function PieceText({ kind, text }: Piece) {
  if (kind === 'same') return text
  const Tag = kind === 'before' ? 'del' : 'ins'
  return (
    <Tag>
      <span className="visually-hidden">
        {kind === 'before' ? 'Avant\u00a0: ' : 'Après\u00a0: '}
      </span>
      {text}
    </Tag>
  )
}

/** Hidden fields with the fingerprint of the value that the person has read; `isTaken` replaces a ticked checkbox. */
export const Reviewed = ({
  change: { key, seen },
  isTaken = false,
}: {
  change: Pick<ChangeView, 'key' | 'seen'>
  isTaken?: boolean
}) => (
  <>
    <input type="hidden" name={nameOf('seen', key)} value={seen} />
    {isTaken && <input type="hidden" name={nameOf('taken', key)} value="oui" />}
  </>
)

/** `4 changements`, `1 changement`. */
export const changesIn = (count: number) => `${count} changement${count > 1 ? 's' : ''}`

export function ReviewLink({ changes }: { changes: number }) {
  if (changes === 0) return null
  return (
    <a className="button main-button" href={reviewAddress}>
      {changes > 1 ? `Relire les ${changes} changements` : 'Relire le changement'}
    </a>
  )
}

export function Trail({ children }: { children?: ReactNode }) {
  return (
    <p className="small">
      <ListLink path={home}>Édition</ListLink> / {children}
    </p>
  )
}
