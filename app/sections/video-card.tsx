import type { HomeContent } from '#content/accueil.ts'
import { Art, InlineArt } from '../components/art.tsx'
import { VideoDialog } from '../components/video-dialog.tsx'
import { videoCarpet } from '../drawn/index.ts'
import { playButton } from '../drawn/inline.ts'

interface VideoCardProps {
  /** Address of the player. */
  src: string
}

/** Stands for the film until it is asked for, and says where it comes from (requirement C2). */
export function VideoCard({
  title,
  play,
  host,
  playerTitle,
  close,
  src,
}: HomeContent['film'] & VideoCardProps) {
  return (
    <section className="video-card">
      <Art of={videoCarpet} alt="" />
      <div className="video-plate">
        <h2>{title}</h2>
        <VideoDialog src={src} title={playerTitle} openLabel={play} closeLabel={close}>
          <InlineArt svg={playButton} />
        </VideoDialog>
        <p>{`${host} ${new URL(src).host}.`}</p>
      </div>
    </section>
  )
}
