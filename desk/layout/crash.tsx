import { Component, type ReactNode } from 'react'
import { textFields } from '../ui/text-fields.ts'

interface Typed {
  label: string
  value: string
}

interface State {
  typed: readonly Typed[] | null
}

/** React blanks a page after an error. This boundary shows the typed text, which most forms store nowhere else. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { typed: null }
  // React calls this before it removes the fields.
  static getDerivedStateFromError = (): State => ({ typed: readTyped() })

  override render() {
    const { typed } = this.state
    return typed ? <Crash typed={typed} /> : this.props.children
  }
}

function Crash({ typed }: { typed: readonly Typed[] }) {
  return (
    <>
      <h1>Cette page a cessé de fonctionner</h1>
      <div className="message alert" role="alert">
        <p>
          Une erreur du programme l’a arrêtée. La traduction automatique ou une extension du
          navigateur en est souvent la cause. Rechargez la page{'\u00a0'}: une réponse ou un devis
          en cours s’y retrouve tel que vous l’écriviez.
        </p>
      </div>
      {typed.length > 0 && (
        <p>Ces textes n’ont peut-être pas été enregistrés{'\u00a0'}: copiez-les.</p>
      )}
      {typed.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one label; the list never changes
        <label key={index}>
          <span>{label}</span>
          <textarea rows={4} dir="auto" readOnly value={value} />
        </label>
      ))}
      <p className="actions">
        <button type="button" className="button main-button" onClick={() => location.reload()}>
          Recharger la page
        </button>
        <a className="button" href="/bureau">
          Revenir aux demandes
        </a>
      </p>
    </>
  )
}

function readTyped(): Typed[] {
  return textFields(document)
    .filter((field) => field.value !== field.defaultValue || field === document.activeElement)
    .map(({ labels, value }) => ({
      label: labels?.[0]?.firstChild?.textContent?.trim() ?? '',
      value,
    }))
    .filter(({ value }) => value.trim() !== '')
}
