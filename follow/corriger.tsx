import { ErrorSummary, Field } from './field.tsx'
import { Opening } from './layout.tsx'
import { GoTo, PostForm, Submit } from './links.tsx'
import type { CorrectView } from './views.ts'

export function CorrectPage({ view: { values, errors } }: { view: CorrectView }) {
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
          <ErrorSummary errors={errors} />
          <Field
            name="name"
            label="Vos nom et prénom"
            value={values.name}
            error={errors.name}
            autoComplete="name"
            required
          />
          <Field
            name="phone"
            label="Téléphone"
            value={values.phone}
            error={errors.phone}
            type="tel"
            autoComplete="tel"
          />
          <p className="row">
            <Submit className="button">Enregistrer</Submit>
            <GoTo className="link" to="/donnees">
              Ne rien changer
            </GoTo>
          </p>
        </PostForm>
      </div>
    </>
  )
}
