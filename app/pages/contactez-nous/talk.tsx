import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { talk } from '../../drawn/index.ts'
import { useLeadFormWords } from '../../lead-form/lead-form-words.ts'
import { useContent } from '../../render/content.ts'
import { Island } from '../../render/island.tsx'
import { Art } from '../../ui/art.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'
import { ContactForm } from './contact-form.tsx'

/** Spec: S-28 */
export function Talk() {
  const { contactPage } = useContent()
  const { question, answer, lead } = contactPage.talk
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
            form: useLeadFormWords('contact', contactPage.form),
            fields: contactPage.fields,
            phoneNotice,
          }}
        />
      </div>
      <Art of={talk} alt="" />
    </section>
  )
}
