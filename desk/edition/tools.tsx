import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import type { SavingTools } from './use-saving.ts'
import type { BlocksView, FieldView, WriterView } from './view.ts'

export interface SheetTools extends SavingTools {
  writers: readonly WriterView[]
  /** Marks the place of a field in the preview. */
  show(key: string): void
}

export const ToolsContext = createContext<SheetTools | null>(null)

export function useTools(): SheetTools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('useTools() is called outside a sheet')
  return tools
}

export function useShown<Node extends FieldView | BlocksView>(node: Node): Node {
  const { saving } = useTools()
  const typed = saving.typed[node.key]
  return {
    ...node,
    value: typed?.value ?? node.value,
    seen: typed?.seen ?? node.seen,
    theirs: saving.conflicts[node.key] ?? node.theirs,
  }
}

/**
 * A button that posts an act: with scripts the act alone, without scripts the whole form.
 *
 * @param fields posted with the act by script
 * @param onDone called when the act succeeded
 */
export function Act({
  act,
  fields,
  onDone,
  className = 'button',
  ...props
}: {
  act: string
  fields?: Record<string, string>
  onDone?: () => void
} & ComponentProps<'button'>) {
  const tools = useTools()
  async function press(event: MouseEvent) {
    if (!tools.isLive) return
    event.preventDefault()
    if (props['aria-disabled']) return
    const around = event.currentTarget.closest('.field, .group-of, .list')?.id
    if (!(await tools.act(act, fields))) return
    onDone?.()
    requestAnimationFrame(() => keepFocus(around))
  }
  return (
    <button
      {...props}
      type="submit"
      name="acte"
      value={act}
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
