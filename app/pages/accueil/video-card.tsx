import { type MouseEvent, type ReactNode, type Ref, useRef, useState } from 'react'
import type { Consent } from '#content/consent.ts'
import type { HomeContent } from '#content/pages/accueil.ts'
import { adoptSheet } from '../../browser/adopt-sheet.ts'
import { type ChoiceTerms, decide, useChoice } from '../../layout/consent/consent.ts'
import { Art, type Drawing } from '../../ui/art.tsx'
import { fill } from '../../ui/fill.ts'
import sheet from './video-dialog.css?inline'

if (!import.meta.env.SSR) adoptSheet(sheet)

interface VideoCardProps {
  /** Address of the player, null while the agency has no film. */
  src: string | null
  words: Consent['film']
  terms: ChoiceTerms
  carpet: Drawing
  children?: ReactNode
}

/** Spec: S-24. Mounts the player only while the dialog is open, so that its host gets no earlier request. */
export function VideoCard(props: HomeContent['film'] & VideoCardProps) {
  const { title, play, playerTitle, close, src, words, terms, carpet, children } = props
  const choice = useChoice('video', terms)
  const state = choice ? (choice.accepted ? 'accepted' : 'refused') : 'undecided'
  const note = src ? fill(words[state], { hote: new URL(src).host }) : words.toCome
  const opener = useRef<HTMLElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [playing, setPlaying] = useState(false)

  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
    if (src) decide('video', true, terms)
    dialog.current?.showModal()
  }

  const onClose = () => {
    setPlaying(false)
    opener.current?.focus()
  }

  const doesOpen = { 'aria-label': play, 'data-js': true, onClick: open }
  return (
    <section className="video-card">
      <Art of={carpet} alt="" />
      <div className="video-plate">
        <h2>{title}</h2>
        {src ? (
          <a ref={opener as Ref<HTMLAnchorElement>} href={src} {...doesOpen}>
            {children}
          </a>
        ) : (
          <button ref={opener as Ref<HTMLButtonElement>} type="button" {...doesOpen}>
            {children}
          </button>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape */}
        <dialog
          ref={dialog}
          className="video-dialog"
          aria-label={playerTitle}
          onClose={onClose}
          onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
        >
          <form method="dialog">
            <button className="close-button" type="submit" aria-label={close} />
          </form>
          {playing && !src && <p>{note}</p>}
          {playing && src && (
            <iframe
              src={src}
              title={playerTitle}
              allow="encrypted-media; fullscreen; picture-in-picture"
              // The player refuses to start without a referrer.
              referrerPolicy="strict-origin-when-cross-origin"
            />
          )}
        </dialog>
        <p>{note}</p>
      </div>
    </section>
  )
}
