import { type ReactNode, useEffect, useRef } from 'react'
import { CloseLink, Dialog, DialogLink } from './dialog.tsx'
import { type Keys, listenKeys } from './listen-keys.ts'

/** Listens to shortcuts as long as the component is shown; see `listenKeys`. */
export function useKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => listenKeys(() => latest.current), [])
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
            <input type="checkbox" defaultChecked />
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
