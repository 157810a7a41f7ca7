import { home } from '#content/accueil.ts'
import { testimonials } from '#content/temoignages.ts'
import { buildSettings } from '../build-settings.ts'
import { home as pictures } from '../drawn/index.ts'
import { LateSheet } from '../hydration/style-sheets.tsx'
import { Counters } from '../sections/counters.tsx'
import { Dream } from '../sections/dream.tsx'
import { Hero } from '../sections/hero.tsx'
import { OfferBand } from '../sections/offer-band.tsx'
import { Process } from '../sections/process.tsx'
import { ServiceBoard } from '../sections/service-board.tsx'
import { Story } from '../sections/story.tsx'
import { Testimonials } from '../sections/testimonials.tsx'
import { VideoCard } from '../sections/video-card.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/home.css'
import below from '../styles/home-below.css?inline'
import belowHref from '../styles/home-below.css?url'

export const meta = () => pageMeta('/')

export default function HomePage() {
  return (
    <>
      <Hero {...home.hero} />
      <OfferBand {...home.offer} />
      <LateSheet href={belowHref} css={import.meta.env.SSR ? below : ''} />
      <ServiceBoard {...home.services} />
      <Testimonials {...home.testimonials} items={testimonials} />
      <Process picture={pictures.processSteps} />
      <Dream {...home.dream} />
      <Story {...home.story} />
      <VideoCard {...home.film} src={buildSettings.videoUrl} />
      <Counters figures={home.counters} />
    </>
  )
}
