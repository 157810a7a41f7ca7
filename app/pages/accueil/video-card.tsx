import type { ReactNode } from 'react'
import type { Consent } from '#content/consent.ts'
import type { HomeContent } from '#content/pages/accueil.ts'
import { type ChoiceTerms, decide, useChoice } from '../../layout/consent/consent.ts'
import { Art, type Drawing } from '../../ui/art.tsx'
import { fill } from '../../ui/fill.ts'
import { VideoDialog } from './video-dialog.tsx'

interface VideoCardProps {
  src: string
  words: Consent['film']
  terms: ChoiceTerms
  carpet: Drawing
  children?: ReactNode
}

export function VideoCard({
  title,
  play,
  playerTitle,
  close,
  src,
  words,
  terms,
  carpet,
  children,
}: HomeContent['film'] & VideoCardProps) {
  const choice = useChoice('video', terms)
  const state = choice ? (choice.accepted ? 'accepted' : 'refused') : 'undecided'
  return (
    <section className="video-card">
      <Art of={carpet} alt="" />
      <div className="video-plate">
        <h2>{title}</h2>
        <VideoDialog
          src={src}
          title={playerTitle}
          openLabel={play}
          closeLabel={close}
          onOpen={() => decide('video', true, terms)}
        >
          {children}
        </VideoDialog>
        <p>{fill(words[state], { hote: new URL(src).host })}</p>
      </div>
    </section>
  )
}
