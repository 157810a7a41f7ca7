import { Field, FieldError, TextField } from './field.tsx'
import { EditButton } from './lines.tsx'
import type { EditorTools } from './tools.ts'

export function TermsCard({ tools: { typed, errors, change, onEdit } }: { tools: EditorTools }) {
  const setStep = (index: number, changes: { when?: string; what?: string }) => {
    const step = typed.steps[index]
    if (step) change({ steps: typed.steps.with(index, { ...step, ...changes }) })
  }
  const { signatory } = typed
  return (
    <section className="card">
      <h2>Objet et conditions</h2>
      <Field
        name="subject"
        label="Objet"
        example="création d’un site vitrine de dix pages"
        value={typed.subject}
        onChange={(subject) => change({ subject })}
        error={errors.subject}
      />
      <h3>Étapes</h3>
      {typed.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step has no key but its index
        <fieldset className="small-line" key={index}>
          <legend className="visually-hidden">Étape {index + 1}</legend>
          <Field
            name={`steps.${index}.when`}
            label="Quand"
            value={step.when}
            onChange={(when) => setStep(index, { when })}
            error={errors[`steps.${index}.when`]}
          />
          <Field
            name={`steps.${index}.what`}
            label="Quoi"
            value={step.what}
            onChange={(what) => setStep(index, { what })}
            error={errors[`steps.${index}.what`]}
          />
          <EditButton
            kind="remove"
            label={`Retirer l’étape ${index + 1}`}
            edit={`etape-retirer ${index}`}
            onEdit={onEdit}
          />
        </fieldset>
      ))}
      <FieldError name="steps" error={errors.steps} />
      <div>
        <button
          type="submit"
          className="button"
          name="edit"
          value="etape"
          onClick={onEdit('etape')}
        >
          Ajouter une étape
        </button>
      </div>
      <TextField
        name="notIncluded"
        label="Ce qui n’est pas compris"
        value={typed.notIncluded}
        onChange={(notIncluded) => change({ notIncluded })}
        error={errors.notIncluded}
      />
      <TextField
        name="note"
        label="Note au client"
        value={typed.note}
        onChange={(note) => change({ note })}
        error={errors.note}
      />
      <div className="grid-two">
        <div>
          <Field
            name="signatory.name"
            label="Qui signe pour l’agence"
            value={signatory.name}
            onChange={(name) => change({ signatory: { ...signatory, name } })}
            error={errors['signatory.name']}
          />
        </div>
        <div>
          <Field
            name="signatory.role"
            label="Sa qualité"
            value={signatory.role}
            onChange={(role) => change({ signatory: { ...signatory, role } })}
            error={errors['signatory.role']}
          />
        </div>
      </div>
    </section>
  )
}
