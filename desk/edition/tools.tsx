import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import type { ActedOn, SavingTools } from './use-saving.ts'
import type { Theirs } from './view.ts'
import { type FieldResource, fieldAddress } from './wire.ts'

export interface SheetTools extends SavingTools {
  /** Marks the place of a field in the preview. */
  show(key: string): void
}

export const ToolsContext = createContext<SheetTools | null>(null)

export function useTools(): SheetTools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('useTools() is called outside a sheet')
  return tools
}

/** Returns a field with the typed text, and with the text of a colleague in conflict with it. */
export function useShown<
  Node extends { key: string; seen: string; value: string; theirs: Theirs | null },
>(node: Node): Node {
  const { saving } = useTools()
  const typed = saving.typed[node.key]
  return {
    ...node,
    value: typed?.value ?? node.value,
    seen: typed?.seen ?? node.seen,
    theirs: typed?.theirs ?? node.theirs,
  }
}

/**
 * A button that posts to a resource of a field: with scripts the act alone, without scripts the whole form.
 *
 * @param on the field, with its fingerprint if the act depends on the value that the person saw
 * @param fields posted with the act by script
 * @param onDone called when the act succeeded
 */
export function Act({
  to,
  on,
  fields,
  onDone,
  className = 'button',
  ...props
}: {
  to: FieldResource
  on: ActedOn
  fields?: Record<string, string>
  onDone?: () => void
} & ComponentProps<'button'>) {
  const tools = useTools()
  async function press(event: MouseEvent) {
    if (!tools.isLive) return
    event.preventDefault()
    if (props['aria-disabled']) return
    const around = event.currentTarget.closest('.field, .group-of, .list')?.id
    if (!(await tools.act(to, on, fields))) return
    onDone?.()
    requestAnimationFrame(() => keepFocus(around))
  }
  return (
    <button
      {...props}
      type="submit"
      formAction={fieldAddress(tools.saving.view.action, on.key, to)}
      className={className}
      onClick={press}
    />
  )
}

/** Focuses a part of the sheet if its focused button was removed from the page. */
function keepFocus(id: string | undefined) {
  if (!id || (document.activeElement && document.activeElement !== document.body)) return
  const control = 'input:not([type=hidden]), textarea, select, [role=textbox], summary, button'
  document.getElementById(id)?.querySelector<HTMLElement>(control)?.focus()
}
