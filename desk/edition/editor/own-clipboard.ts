import { Extension } from '@tiptap/core'
import { DOMSerializer, type Fragment } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

const mark = 'data-graaand'

/** Whether HTML was copied from an article editor; other editors built on ProseMirror write `data-pm-slice` too. */
export const isOwn = (html: string) => new RegExp(`<[^>]*\\s${mark}=`).test(html)

class MarkedSerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ) {
    const made = super.serializeFragment(fragment, options, target)
    // Inner nodes have a target.
    if (!target) made.firstElementChild?.setAttribute(mark, '')
    return made
  }
}

/** Marks what is copied as this editor's, so that it is pasted with its nodes. */
export const ownClipboard = Extension.create({
  name: 'ownClipboard',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const clipboardSerializer = new MarkedSerializer(
      DOMSerializer.nodesFromSchema(schema),
      DOMSerializer.marksFromSchema(schema),
    )
    return [new Plugin({ props: { clipboardSerializer } })]
  },
})
