import { ClientQuestions } from '../sections/client-questions.tsx'
import { CoastMap } from '../sections/coast-map.tsx'
import { ContactForm } from '../sections/contact-form.tsx'
import { Coordinates } from '../sections/coordinates.tsx'
import { PageBanner } from '../sections/page-banner.tsx'
import { pageMeta } from '../seo.ts'
import '../styles/contact.css'

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
