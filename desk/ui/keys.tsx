import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CloseLink, Dialog, DialogLink, openDialog } from './dialog.tsx'

/** Storage key of the choice to disable one-letter shortcuts (WCAG 2.1.4). */
const memory = 'bureau-touches'
const areOff = () => localStorage.getItem(memory) === 'non'

/**
 * Handles one-letter shortcuts, except in fields, while a dialog is open, or when disabled. `?` lists them all.
 *
 * @param keys handlers by `KeyboardEvent.key` in lower case
 */
export function useKeys(keys: Record<string, () => void>) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey, isComposing } = event
      if (ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
        return
      if (document.querySelector('dialog[open]')) return
      const act = key === '?' ? () => openDialog('touches') : latest.current[key.toLowerCase()]
      if (!act || areOff()) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

export type KeyList = readonly (readonly [keys: readonly string[], what: string])[]

const ofRequests: KeyList = [
  [['J', 'K'], 'Suivante, précédente'],
  [['Entrée'], 'Ouvrir'],
  [['P'], 'Prendre'],
  [['R'], 'Répondre'],
  [['D'], 'Faire un devis'],
  [['/'], 'Chercher'],
  [['U'], 'Revenir à la liste'],
  [['?'], 'Toutes les touches'],
  [['Échap'], 'Fermer'],
]

/**
 * @param children main shortcuts of this page, shown before the link to the dialog
 * @param all every shortcut, listed in the dialog
 */
export function KeysHelp({ children, all = ofRequests }: { children: ReactNode; all?: KeyList }) {
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(!areOff()), [])
  function toggle(on: boolean) {
    localStorage.setItem(memory, on ? 'oui' : 'non')
    setOn(on)
  }
  return (
    <>
      <p className="small muted keyboard">
        {children}
        <DialogLink dialog="touches">
          <kbd>?</kbd>&nbsp;toutes les touches
        </DialogLink>
      </p>
      <Dialog id="touches" title="Les touches">
        <p className="small muted">Elles ne marchent pas pendant que vous écrivez dans un champ.</p>
        <dl className="keys">
          {all.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' '}
                    <kbd>{key}</kbd>
                  </span>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="choices">
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => toggle(target.checked)}
            />
            Utiliser les touches d’une seule lettre
          </label>
        </div>
        <div className="actions">
          <CloseLink className="button main-button">Fermer</CloseLink>
        </div>
      </Dialog>
    </>
  )
}
