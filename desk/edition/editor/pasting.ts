import { closeHistory } from '@tiptap/pm/history'
import { DOMParser as ModelParser } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { closeLists } from './commands.ts'
import { isOwn } from './own-clipboard.ts'
import { cleanPaste } from './paste.ts'
import { pastedHtml, wordsIn } from './paste-blocks.ts'
import { googleNotes, googleSlice } from './paste-left-out.ts'
import { lostWords, pictureWay } from './paste-lost.ts'
import { cleanPlain, isFlat, suspectWords } from './paste-plain.ts'

export interface Said {
  words: string
  canUndo?: boolean
}

/** Cleans pasted and dropped content, and keeps the words on its losses until they are shown. */
export function createPasting(say: (said: Said) => void) {
  let pasted: Said | null = null
  let unseenNotes = 0

  /** Shows how to add a picture when only files are pasted; text beside files is pasted. */
  function sayFiles(data: DataTransfer | null): boolean {
    const hasFiles = data !== null && data.files.length > 0
    const isFile = hasFiles && !tidyText(data.getData('text/html') || data.getData('text/plain'))
    if (isFile) say({ words: `Un fichier ne se colle pas dans le texte. ${pictureWay}` })
    return isFile
  }

  const props = {
    handlePaste(view, { clipboardData }) {
      // Undo then reverts the paste alone.
      view.dispatch(closeHistory(view.state.tr))
      return sayFiles(clipboardData)
    },
    handleDrop(view, event) {
      view.dispatch(closeHistory(view.state.tr))
      const isFile = sayFiles(event.dataTransfer)
      if (isFile) event.preventDefault()
      return isFile
    },
    clipboardTextParser(text, _context, _plain, view) {
      const { blocks, lost } = cleanPlain(text)
      const isJoined = /\S[^\S\n]*\r?\n[^\S\n]*\S/.test(text)
      const words = isJoined
        ? 'Collé\u00a0: les lignes d’un même paragraphe sont réunies.'
        : 'Collé.'
      pasted = { words: words + lostWords(lost) + suspectWords(text), canUndo: true }
      const { body } = new DOMParser().parseFromString(pastedHtml(blocks), 'text/html')
      return ModelParser.fromSchema(view.state.schema).parseSlice(body)
    },
    transformPasted: (slice, view) => closeLists(slice, view.state.selection.$from),
    transformPastedHTML(html) {
      // Copied from an article editor, so the HTML has the nodes of this editor.
      if (isOwn(html)) return html
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const { blocks, lost } = cleanPaste(body, location.origin)
      lost.notes = Math.max(lost.notes, unseenNotes)
      const words = `Collé sans sa mise en forme.${lostWords(lost)}`
      const suspects = isFlat(html) ? suspectWords(blocks.map(wordsIn).join('\n')) : ''
      pasted = { words: words + suspects, canUndo: true }
      return pastedHtml(blocks)
    },
    handleDOMEvents: {
      paste(_, { clipboardData }) {
        unseenNotes = googleNotes(clipboardData?.getData(googleSlice) ?? '')
      },
      drop(_, { dataTransfer }) {
        unseenNotes = googleNotes(dataTransfer?.getData(googleSlice) ?? '')
      },
    },
  } satisfies EditorProps

  /** Returns the words on the last paste, once. */
  function takeWords(): Said | null {
    const words = pasted
    pasted = null
    return words
  }

  return { props, takeWords }
}

/** Browsers put a copied picture on the clipboard as an `<img>` beside the file. */
const tidyText = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()
