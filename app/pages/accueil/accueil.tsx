import { choiceTerms } from '#content/consent.ts'
import { freePreviews } from '#content/constants.ts'
import { shownOf } from '#content/entries.ts'
import { buildSettings } from '../../build-settings.ts'
import { home as pictures } from '../../drawn/index.ts'
import { playButton } from '../../drawn/inline.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { BodySheet } from '../../render/sheet.tsx'
import { OfferBand } from '../../sections/offer-band.tsx'
import { Process } from '../../sections/process.tsx'
import { Testimonials } from '../../sections/testimonials.tsx'
import { InlineArt } from '../../ui/art.tsx'
import accueilSheet from './accueil.css?inline'
import below from './below-fold.css?inline'
import { Counters } from './counters.tsx'
import { Dream } from './dream.tsx'
import { Hero } from './hero.tsx'
import { ServiceBoard } from './service-board.tsx'
import { Story } from './story.tsx'
import { VideoCard } from './video-card.tsx'

export const sheets = [accueilSheet]

export default function HomePage() {
  const { consent, home, testimonials } = useContent()
  return (
    <>
      <Hero {...home.hero} />
      <OfferBand {...home.offer} count={freePreviews} />
      <BodySheet css={below} />
      <ServiceBoard {...home.services} />
      <Testimonials {...home.testimonials} items={shownOf(testimonials)} />
      <Process picture={pictures.processSteps} />
      <Dream {...home.dream} />
      <Story {...home.story} />
      <Island
        name="video-card"
        of={VideoCard}
        now="choices"
        props={{
          ...home.film,
          src: buildSettings.videoUrl,
          words: consent.film,
          terms: choiceTerms,
          carpet: pictures.videoCarpet,
        }}
      >
        <InlineArt of={playButton} />
      </Island>
      <Counters figures={home.counters} />
    </>
  )
}
