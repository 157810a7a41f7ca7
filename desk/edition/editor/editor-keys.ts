import { Extension } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'
import { type Command, Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { backspace, blockPlaceOf, enter } from './commands.ts'
import { type BlockKind, kinds } from './kinds.ts'

export interface EditorActs {
  choose(kind: BlockKind): void
  move(by: -1 | 1): void
}

export function editorKeys(acts: { current: EditorActs }) {
  return Extension.create({
    name: 'editorKeys',
    // Takes precedence over TipTap's own shortcuts.
    priority: 1_000,
    addKeyboardShortcuts() {
      const { editor } = this
      const run = (command: Command) => () => command(editor.state, editor.view.dispatch)
      const move = (by: -1 | 1) => () => {
        acts.current.move(by)
        return true
      }
      return {
        Enter: run(enter),
        // Pages show no line breaks within a block.
        'Shift-Enter': () => run(enter)() || editor.commands.splitBlock(),
        Backspace: run(backspace),
        'Mod-z': run(undo),
        'Mod-y': run(redo),
        'Shift-Mod-z': run(redo),
        'Alt-ArrowUp': move(-1),
        'Alt-ArrowDown': move(1),
      }
    },
    addProseMirrorPlugins: () => [
      history(),
      new Plugin({
        props: {
          handleKeyDown(_, event) {
            const { ctrlKey, altKey, code } = event
            // AltGr types a character, and Windows reports it as Ctrl and Alt.
            if (!ctrlKey || !altKey || event.getModifierState('AltGraph')) return false
            const kind = kinds[Number(/^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1]) - 1]
            if (!kind) return false
            event.preventDefault()
            acts.current.choose(kind)
            return true
          },
          decorations(state) {
            const { block, from } = blockPlaceOf(state)
            const here = Decoration.node(from, from + block.nodeSize, { class: 'here' })
            return DecorationSet.create(state.doc, [here])
          },
        },
      }),
    ],
  })
}
