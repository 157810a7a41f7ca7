import type { ViewOf } from '#server/http/follow/drawing.ts'
import { Field } from './field.tsx'
import { Opening } from './layout.tsx'

/** Shown for every invalid link, so that it reveals nothing about valid ones. */
export function UnknownPage({ view: { email, error } }: { view: ViewOf<'inconnu'> }) {
  return (
    <Opening ground="ombre" title="Ce lien ne fonctionne plus.">
      <p>Il a peut-être été coupé par votre messagerie, ou remplacé par un lien plus récent.</p>
      <form className="form" method="post" action="/suivi/lien">
        <Field
          name="email"
          type="email"
          label="Votre adresse e-mail"
          value={email}
          error={error}
          hint="Si un devis est lié à cette adresse, un nouveau lien y part dans quelques minutes."
          autoComplete="email"
          required
        />
        <p className="row">
          <button className="button" type="submit">
            Demander un nouveau lien
          </button>
        </p>
      </form>
    </Opening>
  )
}

export function NoticePage({ view: { title, paragraphs } }: { view: ViewOf<'avis'> }) {
  return (
    <Opening ground="ombre" title={title}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Opening>
  )
}
