import { choiceTerms } from '#content/consent.ts'
import { cornerContact } from '../../drawn/index.ts'
import { sahelMap } from '../../drawn/inline.ts'
import { PageBanner } from '../../layout/page-banner.tsx'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { InlineArt } from '../../ui/art.tsx'
import { ClientQuestions } from './client-questions.tsx'
import { CoastMap } from './coast-map.tsx'
import contactezNousSheet from './contactez-nous.css?inline'
import { Coordinates } from './coordinates.tsx'
import { Talk } from './talk.tsx'

export const sheets = [contactezNousSheet]

export default function ContactPage() {
  const { company, consent } = useContent()
  const { map } = consent
  return (
    <>
      <PageBanner ground="ground-rose" corner={cornerContact} />
      <Talk />
      <Coordinates />
      <Island
        name="coast-map"
        of={CoastMap}
        now="choices"
        props={{ words: map, terms: choiceTerms, offices: company.offices }}
      >
        <InlineArt of={sahelMap} aria-hidden={undefined} role="img" aria-label={map.drawing} />
      </Island>
      <ClientQuestions />
    </>
  )
}
