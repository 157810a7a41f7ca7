import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { contactFields, contactFormWords, contactPage } from '#content/pages/contactez-nous.ts'
import { talk } from '../../drawn/index.ts'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { Island } from '../../render/island.tsx'
import { Art } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { ContactForm } from './contact-form.tsx'

/** A message, beside a door ajar (Spec: S-28). */
export function Talk() {
  const { question, answer, lead } = contactPage.form
  return (
    <section className="talk">
      <div className="talk-form">
        <h2>
          <span>{question}</span> <span>{answer}</span>
        </h2>
        <p>
          {lead} <StartingPrice of="site-vitrine" />
        </p>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{
            form: useLeadFormWords('contact', contactFormWords),
            fields: contactFields,
            phoneNotice,
          }}
        />
      </div>
      <Art of={talk} alt="" />
    </section>
  )
}
