/** A block of an article, without formatting. */
export type Pasted =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'link'; text: string; to: string }

export const paragraph = (text: string): Pasted => ({ kind: 'paragraph', text })

export const wordsIn = (block: Pasted) => ('text' in block ? block.text : block.items.join(' '))

/** HTML that the editor's nodes parse (desk/edition/editor/nodes.ts). */
export const pastedHtml = (pasted: readonly Pasted[]) => pasted.map(blockHtml).join('')

function blockHtml(block: Pasted): string {
  switch (block.kind) {
    case 'list':
      return `<ul>${block.items.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`
    case 'quote':
      return `<blockquote><p class="quote-text">${escaped(block.text)}</p><footer>${escaped(block.by)}</footer></blockquote>`
    case 'link':
      return `<p data-to="${escaped(block.to)}">${escaped(block.text)}</p>`
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
