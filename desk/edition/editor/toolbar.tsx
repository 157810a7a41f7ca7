import { type KeyboardEvent, useRef, useState } from 'react'
import { type BlockKind, kindLabels, kinds } from './kinds.ts'
import type { Shown } from './shown-block.ts'

interface ToolbarProps {
  shown: Shown
  /** Id of the edited text. */
  controls: string
  /** Kind whose form is open. */
  open: BlockKind | null
  onChoose(kind: BlockKind): void
  onMove(by: -1 | 1): void
  onRemove(): void
}

/** One tab stop; arrow keys move from button to button. */
export function Toolbar({
  shown: { index, count, kind, label },
  controls,
  open,
  onChoose,
  onMove,
  onRemove,
}: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)

  function walk(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    buttons.at(to % buttons.length)?.focus()
  }

  const shared = (at: number) => ({
    type: 'button' as const,
    tabIndex: at === stop ? 0 : -1,
    onFocus: () => setStop(at),
  })
  const icon = (at: number, shape: string, words: string, onClick: () => void, isOff = false) => (
    <button
      {...shared(at)}
      className={`button icon-button ${shape}`}
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    />
  )
  const after = kinds.length
  const named = `${label}, bloc ${index + 1} sur ${count}`
  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label={`Bloc\u00a0: ${named}`}
      aria-controls={controls}
      onKeyDown={walk}
      // Keeps the caret in the text, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="block-kinds">
        {kinds.map((each, at) => (
          <button
            {...shared(at)}
            key={each}
            className="button"
            data-kind={each}
            aria-pressed={kind === each}
            aria-expanded={each === 'link' || each === 'picture' ? open === each : undefined}
            title={`Ctrl Alt ${kinds.indexOf(each) + 1}`}
            onClick={() => onChoose(each)}
          >
            {kindLabels[each]}
          </button>
        ))}
      </span>
      <span className="block-moves">
        {icon(after, 'up', 'Monter le bloc', () => onMove(-1), index === 0)}
        {icon(after + 1, 'down', 'Descendre le bloc', () => onMove(1), index === count - 1)}
        {icon(after + 2, 'remove', 'Retirer le bloc', onRemove)}
      </span>
    </div>
  )
}
