import { useEffect, useRef, useState } from 'react'
import { ownAddress } from './own-address.ts'

/** Enter in this form must not post the sheet's form around it. */
export function LinkForm({
  id,
  to,
  isLink,
  onLink,
  onUnlink,
  onClose,
}: {
  id: string
  to: string
  isLink: boolean
  onLink(to: string): void
  onUnlink(): void
  onClose(): void
}) {
  const [typed, setTyped] = useState(to)
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function apply() {
    const address = ownAddress(typed, location.origin)
    setRefused(!address)
    if (address) onLink(address)
    else input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend
    <div
      className="link-form"
      role="group"
      aria-label="Lien"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <label htmlFor={id}>Adresse</label>
      <div className="link-row">
        <input
          id={id}
          ref={input}
          value={typed}
          placeholder="/devis"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-n${isRefused ? ` ${id}-r` : ''}`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        />
        <button type="button" className="button" onClick={apply}>
          Lier
        </button>
        {isLink && (
          <button type="button" className="button" onClick={onUnlink}>
            Retirer le lien
          </button>
        )}
      </div>
      {isRefused && (
        <p className="refused" id={`${id}-r`} role="alert">
          Une adresse du site est attendue, comme /devis.
        </p>
      )}
      <p className="hint" id={`${id}-n`}>
        Tout le bloc devient un lien vers cette page du site.
      </p>
    </div>
  )
}
