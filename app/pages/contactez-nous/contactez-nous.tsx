import { PageBanner } from '../../layout/page-banner.tsx'
import { pageMeta } from '../../seo.ts'
import { ClientQuestions } from './client-questions.tsx'
import { CoastMap } from './coast-map.tsx'
import { ContactForm } from './contact-form.tsx'
import { Coordinates } from './coordinates.tsx'
import './contactez-nous.css'

export const meta = () => pageMeta('/contactez-nous')

export default function ContactPage() {
  return (
    <>
      <PageBanner path="/contactez-nous" />
      <ContactForm />
      <Coordinates />
      <CoastMap />
      <ClientQuestions />
    </>
  )
}
