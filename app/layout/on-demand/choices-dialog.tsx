import type { Consent, Purpose } from '#content/consent.ts'
import { adoptSheet } from '../../browser/adopt-sheet.ts'
import { writtenDay } from '../../ui/day.tsx'
import { fill } from '../../ui/fill.ts'
import { type Choice, type ChoiceTerms, decide, expiry, useChoice } from '../consent/consent.ts'
import sheet from './choices-dialog.css?inline'

if (!import.meta.env.SSR) adoptSheet(sheet)

interface ChoicesProps {
  words: Consent['choices']
  purposes: Consent['purposes']
  terms: ChoiceTerms
}

export function ChoicesDialog({ onClose, ...choices }: ChoicesProps & { onClose: () => void }) {
  const { words } = choices
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={showModal}
      className="choices"
      aria-label={words.title}
      onClose={onClose}
      // The target of a click on the backdrop is the dialog itself.
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div>
        <form method="dialog">
          <button className="close-button" type="submit" aria-label={words.close} />
        </form>
        <h2>{words.title}</h2>
        <p>{words.intro}</p>
        <PurposeChoice purpose="map" {...choices} />
        <PurposeChoice purpose="video" {...choices} />
        <p>{words.kept}</p>
      </div>
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
}

function PurposeChoice({ purpose, words, purposes, terms }: ChoicesProps & { purpose: Purpose }) {
  const choice = useChoice(purpose, terms)
  const { name, meaning } = purposes[purpose]
  const button = (accepted: boolean, label: string) => (
    <button
      type="button"
      className="choice-button"
      aria-pressed={choice?.accepted === accepted}
      onClick={() => decide(purpose, accepted, terms)}
    >
      {label}
    </button>
  )
  return (
    <fieldset>
      <legend>{name}</legend>
      <p>{meaning}</p>
      <p role="status">{choice ? decided(choice, words, terms) : words.undecided}</p>
      <p className="choice-buttons">
        {button(true, words.accept)} {button(false, words.refuse)}
      </p>
    </fieldset>
  )
}

function decided(choice: Choice, words: ChoicesProps['words'], terms: ChoiceTerms): string {
  return fill(words.decided, {
    etat: choice.accepted ? words.accepted : words.refused,
    jour: writtenDay(new Date(choice.at)),
    fin: writtenDay(expiry(choice, terms)),
    texte: writtenDay(choice.version),
  })
}
