import { dateField } from '../ui/date-field.ts'
import { ActForm, useRequest } from './request.tsx'

export function Filing() {
  const { filing } = useRequest().view
  return (
    <section className="card">
      <h2>Classer un e-mail</h2>
      <p className="small">Reçu ou envoyé par une autre messagerie{'\u00a0'}: collez-le ici.</p>
      <details open={filing.text !== ''}>
        <summary className="button">Coller un e-mail</summary>
        <ActForm act="classer" own="filing">
          <input type="hidden" name="id" value={filing.id} />
          <fieldset className="choices">
            <legend className="visually-hidden">Sens</legend>
            <label>
              <input
                type="radio"
                name="kind"
                value="filed-in"
                defaultChecked={filing.kind === 'filed-in'}
              />
              Reçu du client{'\u00a0'}: il attendra une réponse
            </label>
            <label>
              <input
                type="radio"
                name="kind"
                value="filed-out"
                defaultChecked={filing.kind === 'filed-out'}
              />
              Envoyé au client, depuis une autre messagerie
            </label>
          </fieldset>
          <label>
            Date (facultatif)
            <input name="day" {...dateField()} defaultValue={filing.day} />
          </label>
          <label>
            Objet
            <input name="subject" dir="auto" defaultValue={filing.subject} />
          </label>
          <label>
            Texte de l’e-mail
            <textarea name="text" rows={4} dir="auto" defaultValue={filing.text} />
          </label>
          <div className="actions">
            <button type="submit" className="button">
              Classer
            </button>
          </div>
        </ActForm>
      </details>
    </section>
  )
}
