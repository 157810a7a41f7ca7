import { AddButton, Field, Rows, TextField } from './field.tsx'

export function TermsCard() {
  return (
    <section className="card">
      <h2>Objet et conditions</h2>
      <Field name="subject" label="Objet" example="création d’un site vitrine de dix pages" />
      <h3>Étapes</h3>
      <Rows list="steps" edit="etape" name="Étape" the="l’étape">
        {(index) => (
          <>
            <Field name={`steps.${index}.when`} label="Quand" />
            <Field name={`steps.${index}.what`} label="Quoi" />
          </>
        )}
      </Rows>
      <div>
        <AddButton edit="etape">Ajouter une étape</AddButton>
      </div>
      <TextField name="notIncluded" label="Ce qui n’est pas compris" />
      <TextField name="note" label="Note au client" />
      <div className="grid-two">
        <div>
          <Field name="signatory.name" label="Qui signe pour l’agence" />
        </div>
        <div>
          <Field name="signatory.role" label="Sa qualité" />
        </div>
      </div>
    </section>
  )
}
