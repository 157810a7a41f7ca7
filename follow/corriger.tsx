import type { ViewOf } from '#server/http/follow/drawing.ts'
import { ErrorSummary, Field, fieldsOf } from './field.tsx'
import { Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'

export function CorrectPage({ view }: { view: ViewOf<'corriger'> }) {
  const field = fieldsOf(view)
  return (
    <>
      <Opening ground="ombre" title="Corriger mes données">
        <p>
          Les devis déjà envoyés ne sont pas réécrits. Pour changer d’adresse e-mail, faites une
          nouvelle demande depuis la nouvelle adresse.
        </p>
      </Opening>
      <div className="contract simple">
        <PostForm to="/donnees/rectifier">
          <ErrorSummary errors={view.errors} />
          <Field {...field('name')} label="Vos nom et prénom" autoComplete="name" required />
          <Field {...field('phone')} label="Téléphone (facultatif)" type="tel" autoComplete="tel" />
          <p className="row">
            <Submit className="button">Enregistrer</Submit>{' '}
            <GoTo className="link" to="/donnees">
              Ne rien changer
            </GoTo>
          </p>
        </PostForm>
      </div>
    </>
  )
}
