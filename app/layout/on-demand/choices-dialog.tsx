import { type Purpose, purposes, choicesWords as words } from '#content/consent.ts'
import { adoptSheet } from '../../runtime/loading/adopt-sheet.ts'
import { writtenDay } from '../../ui/day.tsx'
import { type Choice, decide, expiry, useChoice } from '../consent/consent.ts'
import sheet from './choices-dialog.css?inline'

if (!import.meta.env.SSR) adoptSheet(sheet)

/** Every choice, with what it means, and the way to change it. */
export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, natively
    <dialog
      ref={showModal}
      className="choices"
      aria-label={words.title}
      onClose={onClose}
      // Its content covers it: what is clicked as the dialog itself is the veil around.
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div>
        <form method="dialog">
          <button className="close-button" type="submit" aria-label={words.close} />
        </form>
        <h2>{words.title}</h2>
        <p>{words.intro}</p>
        <PurposeChoice purpose="map" />
        <PurposeChoice purpose="video" />
        <p>{words.kept}</p>
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
}

function PurposeChoice({ purpose }: { purpose: Purpose }) {
  const choice = useChoice(purpose)
  const { name, meaning } = purposes[purpose]
  const button = (accepted: boolean, label: string) => (
    <button
      type="button"
      className="choice-button"
      aria-pressed={choice?.accepted === accepted}
      onClick={() => decide(purpose, accepted)}
    >
      {label}
    </button>
  )
  return (
    <fieldset>
      <legend>{name}</legend>
      <p>{meaning}</p>
      <p role="status">{stateOf(choice)}</p>
      <p className="choice-buttons">
        {button(true, words.accept)}
        {button(false, words.refuse)}
      </p>
    </fieldset>
  )
}

function stateOf(choice: Choice | undefined): string {
  if (!choice) return words.undecided
  const state = choice.accepted ? words.accepted : words.refused
  const at = writtenDay(new Date(choice.at))
  return words.decided(state, at, writtenDay(expiry(choice)), writtenDay(choice.version))
}
