import { type ComponentType, type MouseEvent, useState } from 'react'
import { choicesWords as words } from '#content/consent.ts'

/**
 * The link behind which every choice is shown and withdrawn (Spec: L-12). It leads to the page
 * that explains why there is nothing to choose, without a script as well as when the dialog, which
 * comes with the first click, does not arrive.
 */
export function ChoicesLink() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>()

  const show = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    const loaded = await import('./on-demand/choices-dialog.tsx').catch(() => null)
    if (loaded) setDialog(() => loaded.ChoicesDialog)
    else location.assign(href)
  }

  return (
    <>
      <a href="/politique-de-cookies" aria-haspopup="dialog" data-js onClick={show}>
        {words.open}
      </a>
      {/* It exists while it is open: every page carries its link. */}
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
