import { useState } from 'react'
import { KeysHelp, useKeys } from '../ui/keys.tsx'
import { currentRow, moveToRow, usePlace } from '../ui/place.tsx'
import { usePost } from '../ui/post-form.tsx'
import { StatusLine } from '../ui/status.tsx'

export function ListKeys() {
  usePlace()
  const post = usePost()
  const [failure, setFailure] = useState<string>()

  async function take() {
    const { reference, version = '' } = currentRow()?.dataset ?? {}
    if (!reference) return
    setFailure(undefined)
    const { status } = await post(`/bureau/demandes/${reference}/prendre`, { version })
    if (status >= 200 && status < 300) location.reload()
    else setFailure(reference)
  }

  useKeys({
    j: () => moveToRow(1),
    k: () => moveToRow(-1),
    p: take,
    r: () => {
      const reference = currentRow()?.dataset.reference
      if (reference) location.assign(`/bureau/demandes/${reference}#repondre`)
    },
    u: () => location.assign('/bureau'),
    '/': () => document.getElementById('chercher')?.focus(),
  })

  return (
    <>
      <StatusLine kind="alert">
        {failure && (
          <>
            <b>La demande {failure} n’a pas été prise.</b> Rechargez la liste, puis réessayez.
          </>
        )}
      </StatusLine>
      <KeysHelp>
        <kbd>J</kbd> <kbd>K</kbd>&nbsp;suivante, précédente · <kbd>Entrée</kbd>&nbsp;ouvrir ·{' '}
        <kbd>P</kbd>&nbsp;prendre · <kbd>R</kbd>&nbsp;répondre · <kbd>/</kbd>&nbsp;chercher ·{' '}
      </KeysHelp>
    </>
  )
}
