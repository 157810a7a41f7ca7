import { filmWords } from '#content/consent.ts'
import type { HomeContent } from '#content/pages/accueil.ts'
import { home } from '../../drawn/index.ts'
import { playButton } from '../../drawn/inline.ts'
import { decide, useChoice } from '../../layout/consent/consent.ts'
import { Art, InlineArt } from '../../ui/art.tsx'
import { VideoDialog } from './video-dialog.tsx'

interface VideoCardProps {
  /** Address of the player. */
  src: string
}

/** Stands for the film until it is asked for, and says where it comes from (Spec: L-11). */
export function VideoCard({
  title,
  play,
  playerTitle,
  close,
  src,
}: HomeContent['film'] & VideoCardProps) {
  const choice = useChoice('video')
  const state = choice ? (choice.accepted ? 'accepted' : 'refused') : 'undecided'
  return (
    <section className="video-card">
      <Art of={home.videoCarpet} alt="" />
      <div className="video-plate">
        <h2>{title}</h2>
        <VideoDialog
          src={src}
          title={playerTitle}
          openLabel={play}
          closeLabel={close}
          onOpen={() => decide('video', true)}
        >
          <InlineArt of={playButton} />
        </VideoDialog>
        <p>{filmWords[state](new URL(src).host)}</p>
      </div>
    </section>
  )
}
