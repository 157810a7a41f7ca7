import { testimonials } from '#content/collections/testimonials.ts'
import { home } from '#content/pages/accueil.ts'
import { buildSettings } from '../../build-settings.ts'
import { home as pictures } from '../../drawn/index.ts'
import { LateSheet } from '../../runtime/router/style-sheets.tsx'
import { OfferBand } from '../../sections/offer-band.tsx'
import { Process } from '../../sections/process.tsx'
import { Testimonials } from '../../sections/testimonials.tsx'
import { pageMeta } from '../../seo.ts'
import { Counters } from './counters.tsx'
import { Dream } from './dream.tsx'
import { Hero } from './hero.tsx'
import { ServiceBoard } from './service-board.tsx'
import { Story } from './story.tsx'
import { VideoCard } from './video-card.tsx'
import './accueil.css'
import below from './accueil-below-fold.css?inline'
import belowHref from './accueil-below-fold.css?url'

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
