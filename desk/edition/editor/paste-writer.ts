import { ownAddress } from './own-address.ts'
import { type Pasted, paragraph } from './paste-blocks.ts'
import type { Lost } from './paste-lost.ts'
import { joinLines } from './paste-plain.ts'
import { tidy } from './paste-tree.ts'

export const lineEnd = '\u2028'

const isAddress = (href: string) => !/^(?:#|javascript:|$)/i.test(href.trim())

/** Collects the blocks of a paste; the current text belongs to the block that ends next. */
export class PasteWriter {
  readonly found: Pasted[] = []
  text = ''
  links: { text: string; href: string }[] = []
  /** Sign of a task, before the next text. */
  taskSign = ''
  itemCount = 0
  /** Makes the block of the current text. */
  words: (text: string) => Pasted = paragraph
  readonly #origin: string
  readonly #lost: Lost

  constructor(origin: string, lost: Lost) {
    this.#origin = origin
    this.#lost = lost
  }

  get last() {
    return this.found.at(-1)
  }

  addSign(sign: string) {
    if (tidy(this.text)) this.text += sign
    else this.taskSign = sign
  }

  /** Ends the current text; it becomes a link block if it consists of one link to this site. */
  end() {
    const isParagraph = this.words === paragraph
    const parts = isParagraph ? joinLines(this.text.replaceAll('\n', ' '), lineEnd) : []
    if (parts.length > 1) {
      this.found.push(...parts.map(paragraph))
      this.#countLinks()
    } else this.#addBlock(tidy(this.text) && this.taskSign + tidy(this.text))
    this.text = ''
    this.links = []
  }

  /** Writes what `write` finds as blocks of their own. */
  within(as: (text: string) => Pasted, write: () => void) {
    const outer = this.words
    this.end()
    this.words = as
    write()
    this.end()
    this.words = outer
  }

  #addBlock(text: string) {
    if (!text) return
    this.taskSign = ''
    const made = this.words(text)
    const [link] = this.links
    const isAll = link && made.kind === 'paragraph' && tidy(link.text) === text
    const to = isAll ? ownAddress(link.href, this.#origin) : undefined
    const { last } = this
    if (made.kind === 'list') this.itemCount += 1
    if (made.kind === 'list' && last?.kind === 'list') last.items.push(...made.items)
    else this.found.push(to ? { kind: 'link', text, to } : made)
    this.#countLinks(to ? 1 : 0)
  }

  #countLinks(kept = 0) {
    this.#lost.links += this.links.filter(({ href }) => isAddress(href)).length - kept
  }
}
