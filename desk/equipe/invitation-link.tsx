import { useEffect, useState } from 'react'
import { isolated } from '#quotes/isolated.ts'
import type { PeopleView } from './view.ts'

export function InvitationLink({ name, address, isMailed }: NonNullable<PeopleView['link']>) {
  const [isCopied, setCopied] = useState(false)
  const [canCopy, setCanCopy] = useState(false)
  // The clipboard needs https or localhost.
  useEffect(() => setCanCopy('clipboard' in navigator), [])
  return (
    <div className="message fresh" role="status">
      <p>
        <b>{`L’invitation de ${isolated(name)} est ${isMailed ? 'partie' : 'prête'}.`}</b> Ce lien
        ne sert qu’une fois, pendant 48{'\u00a0'}h. Il ne sera plus montré
        {isMailed ? '.' : '\u00a0: envoyez-le-lui vous-même.'}
        <br />
        <code>{address}</code>
      </p>
      {canCopy && (
        <div className="actions">
          <button
            type="button"
            className="button"
            onClick={() => navigator.clipboard.writeText(address).then(() => setCopied(true))}
          >
            {isCopied ? 'Lien copié' : 'Copier le lien'}
          </button>
        </div>
      )}
    </div>
  )
}
