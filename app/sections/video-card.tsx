import type { HomeContent } from '#content/accueil.ts'
import { filmWords } from '#content/consent.ts'
import { Art, InlineArt } from '../components/art.tsx'
import { decide, useChoice } from '../components/consent.ts'
import { VideoDialog } from '../components/video-dialog.tsx'
import { home } from '../drawn/index.ts'
import { playButton } from '../drawn/inline.ts'

interface VideoCardProps {
  /** Address of the player. */
  src: string
}

/** Stands for the film until it is asked for, and says where it comes from (requirement C2). */
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
