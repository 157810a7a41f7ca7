import type { ReactNode } from 'react'
import type { ServiceSlug, ServicePage as Words } from '#content/pages/expertises/service-page.ts'
import {
  brand,
  brandTop,
  consultation,
  graphic,
  graphicTop,
  interfaceTop,
  search,
  searchTop,
  web,
  webmastering,
  webmasteringTop,
  webTop,
} from '../../drawn/index.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { usePlace } from '../../render/place.ts'
import { FreeOffer } from '../../sections/free-offer.tsx'
import { type FirstTile, QuestionWall } from '../../sections/question-wall.tsx'
import { Art, type Drawing } from '../../ui/art.tsx'
import { Offerings } from './offerings.tsx'
import { Reasons } from './reasons.tsx'
import serviceSheet from './service.css?inline'
import { ServiceCounters } from './service-counters.tsx'
import { ServiceHero } from './service-hero.tsx'
import { SiteOffers } from './site-offers.tsx'

export const sheets = [serviceSheet]

type Three = readonly [Drawing, Drawing, Drawing]

interface Look {
  banner: { ground: string; corner: Drawing }
  hero: { picture: Drawing; ground?: string; pictureFirst?: boolean }
  offerings(words: Words['offerings'] & { slug: ServiceSlug }): ReactNode
  reasons: string
  offer: { ground: string; pictures: readonly [Drawing] | Three }
  first: FirstTile
  counters?: { pictures: Three; grounds: readonly [string, string, string] }
}

const looks: Record<ServiceSlug, Look> = {
  'creation-de-site-web': {
    banner: { ground: 'ground-bleu', corner: webTop.corner },
    hero: { picture: webTop.town },
    offerings: (words) => (
      <SiteOffers {...words} pictures={[web.showcase, web.shop, web.platform]} />
    ),
    reasons: 'ground-encre',
    offer: { ground: 'ground-corail', pictures: [web.platform, web.showcase, web.shop] },
    first: 'door',
    counters: {
      pictures: [web.years, web.sites, web.recommended],
      grounds: ['ground-ombre', 'ground-soleil', 'ground-bleu'],
    },
  },
  'referencement-naturel': {
    banner: { ground: 'ground-encre', corner: searchTop.corner },
    hero: { picture: searchTop.lighthouse, ground: 'ground-bleu', pictureFirst: true },
    offerings: (words) => <Offerings {...words} look="beams" ground="ground-encre" numbered />,
    reasons: 'ground-corail',
    offer: { ground: 'ground-soleil', pictures: [search.audit] },
    first: 'leaf',
    counters: {
      pictures: [search.traffic, search.contacts, search.conversion],
      grounds: ['ground-rose', 'ground-bleu', 'ground-ombre'],
    },
  },
  'design-graphique': {
    banner: { ground: 'ground-corail', corner: graphicTop.corner },
    hero: { picture: graphicTop.billboard },
    offerings: (words) => (
      <Offerings
        {...words}
        look="poster-wall"
        posters={[graphic.banners, graphic.flyers, graphic.feed, graphic.figures]}
      />
    ),
    reasons: 'ground-rose',
    offer: { ground: 'ground-encre', pictures: [graphic.shoal, graphic.catch, graphic.market] },
    first: 'sun',
  },
  'logo-et-branding': {
    banner: { ground: 'ground-rose', corner: brandTop.corner },
    hero: { picture: brandTop.hangingSign, ground: 'ground-soleil', pictureFirst: true },
    offerings: (words) => (
      <Offerings
        {...words}
        look="letter-floors"
        ground="ground-rose"
        picture={<Art of={brand.letterCarpet} alt="" />}
      />
    ),
    reasons: 'ground-bleu',
    offer: { ground: 'ground-corail', pictures: [brand.star, brand.letter, brand.door] },
    first: 'star',
  },
  'uiux-design': {
    banner: { ground: 'ground-vert', corner: interfaceTop.corner },
    hero: { picture: interfaceTop.openStairs, ground: 'ground-ombre' },
    offerings: (words) => <Offerings {...words} look="staircase" ground="ground-vert" numbered />,
    reasons: 'ground-ombre',
    offer: { ground: 'ground-bleu', pictures: [consultation] },
    first: 'target',
  },
  webmastering: {
    banner: { ground: 'ground-encre', corner: webmasteringTop.corner },
    hero: { picture: webmasteringTop.lateWindow, ground: 'ground-soleil', pictureFirst: true },
    offerings: (words) => (
      <Offerings
        {...words}
        look="lit-windows"
        ground="ground-encre"
        lastPicture={<Art of={webmastering.cat} alt="" bare />}
      />
    ),
    reasons: 'ground-vert',
    offer: { ground: 'ground-rose', pictures: [webmastering.monthOfNights] },
    first: 'arches',
    counters: {
      pictures: [webmastering.years, webmastering.watched, webmastering.renewed],
      grounds: ['ground-ombre', 'ground-bleu', 'ground-corail'],
    },
  },
}

/** Spec: T-2 */
export default function ServicePage() {
  const slug = usePlace().path.replace('/expertises/', '') as ServiceSlug
  const { hero, offerings, reasons, offer, questions, counters } = useContent().services[slug]
  const look = looks[slug]
  return (
    <>
      <PageBanner {...look.banner} />
      <ServiceHero {...hero} slug={slug} {...look.hero} />
      {look.offerings({ ...offerings, slug })}
      <Reasons reasons={reasons} ground={look.reasons} />
      <FreeOffer {...offer} slug={slug} {...look.offer} />
      <QuestionWall {...questions} first={look.first} />
      {look.counters && <ServiceCounters figures={counters} {...look.counters} />}
    </>
  )
}
