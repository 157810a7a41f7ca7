import { type MouseEvent, useState } from 'react'
import { type Purpose, purposes, choicesWords as words } from '#content/consent.ts'
import { type Choice, decide, expiry, useChoice } from '../components/consent.ts'

/**
 * The link behind which every choice is shown and withdrawn (requirement C4). Without a script it
 * leads to the page that explains why there is nothing to choose.
 */
export function ChoicesDialog() {
  // It exists while it is open: every page carries it.
  const [open, setOpen] = useState(false)

  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a href="/politique-de-cookies" aria-haspopup="dialog" data-js onClick={show}>
        {words.open}
      </a>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, natively
        <dialog
          ref={showModal}
          className="choices"
          aria-label={words.title}
          onClose={() => setOpen(false)}
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
      )}
    </>
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
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })
  const date = (value: Date | string) => day.format(new Date(value))
  const state = choice.accepted ? words.accepted : words.refused
  return words.decided(state, date(choice.at), date(expiry(choice)), date(choice.version))
}
