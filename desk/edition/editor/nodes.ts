import { Node, type NodeConfig } from '@tiptap/core'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { isPicture } from '#content/documents/pictures.ts'
import { kindLabels } from './kinds.ts'
import { pictureAddressOf } from './picture-form.tsx'

export type WordsOf = (name: string) => string | undefined

type Tag = 'p' | 'h3' | 'ul' | 'li' | 'blockquote' | 'footer'

const words = '(text | borrowed | break)*'

function textNode(
  name: string,
  tag: Tag,
  { attributes = {}, ...config }: { attributes?: Record<string, string> } & Partial<NodeConfig>,
) {
  return Node.create({
    name,
    content: words,
    renderHTML: () => [tag, { dir: 'auto', ...attributes }, 0],
    ...config,
  })
}

const kind = (label: string) => ({ 'data-kind': label })

/**
 * Nodes of the document (desk/edition/editor/doc.ts). Enter creates the first node of the group `block`.
 */
export function editorNodes(wordsOf: WordsOf): Node[] {
  return [
    Node.create({ name: 'doc', topNode: true, content: 'block+' }),
    Node.create({ name: 'text', group: 'inline' }),
    textNode('paragraph', 'p', {
      group: 'block',
      priority: 1_000,
      attributes: kind(kindLabels.paragraph),
      parseHTML: () => [{ tag: 'p' }],
    }),
    textNode('heading', 'h3', {
      group: 'block',
      // A title pasted into an empty paragraph stays a title.
      defining: true,
      attributes: kind(kindLabels.heading),
      parseHTML: () => [{ tag: 'h3' }],
    }),
    Node.create({
      name: 'quote',
      group: 'block',
      content: 'quoteText quoteAuthor',
      isolating: true,
      defining: true,
      parseHTML: () => [{ tag: 'blockquote' }],
      renderHTML: () => ['blockquote', kind(kindLabels.quote), 0],
    }),
    textNode('quoteText', 'p', {
      attributes: { class: 'quote-text', 'data-words': '' },
      parseHTML: () => [{ tag: 'p.quote-text', priority: 60 }],
    }),
    textNode('quoteAuthor', 'footer', {
      attributes: { 'data-empty': 'De qui', 'data-words': '' },
      parseHTML: () => [{ tag: 'footer' }],
    }),
    Node.create({
      name: 'list',
      group: 'block',
      content: 'listItem+',
      // A list pasted into an empty paragraph stays whole.
      defining: true,
      parseHTML: () => [{ tag: 'ul' }],
      renderHTML: () => ['ul', kind(kindLabels.list), 0],
    }),
    textNode('listItem', 'li', {
      attributes: { 'data-words': '' },
      parseHTML: () => [{ tag: 'li' }],
    }),
    Node.create({
      name: 'link',
      group: 'block',
      defining: true,
      content: words,
      addAttributes: () => ({
        to: { default: '', parseHTML: (element) => element.dataset.to, rendered: false },
      }),
      parseHTML: () => [{ tag: 'p[data-to]', priority: 60 }],
      renderHTML: ({ node }) => [
        'p',
        { dir: 'auto', ...kind(kindLabels.link), 'data-to': String(node.attrs.to) },
        ['span', { class: 'link-words' }, 0],
      ],
    }),
    Node.create({
      name: 'kept',
      group: 'block',
      atom: true,
      addAttributes: () => ({
        block: {
          default: null,
          parseHTML: ({ dataset }) => readJson(dataset.block),
          rendered: false,
        },
      }),
      parseHTML: () => [{ tag: 'div[data-block]' }],
      renderHTML: ({ node }) => [
        'div',
        {
          dir: 'auto',
          class: 'kept',
          ...kind(keptLabel(node.attrs.block)),
          'data-block': JSON.stringify(node.attrs.block),
        },
        ...keptParts(node.attrs.block),
      ],
    }),
    Node.create({
      name: 'borrowed',
      group: 'inline',
      inline: true,
      atom: true,
      addAttributes: () => ({
        name: { default: '', parseHTML: (element) => element.dataset.borrowed, rendered: false },
      }),
      parseHTML: () => [{ tag: 'span[data-borrowed]' }],
      renderHTML: ({ node: { attrs } }) => {
        const text = wordsOf(attrs.name) ?? attrs.name
        return [
          'span',
          {
            class: 'shared',
            'data-borrowed': attrs.name,
            role: 'img',
            'aria-label': `${text}, valeur fixée`,
          },
          text,
        ]
      },
      renderText: ({ node: { attrs } }) => wordsOf(attrs.name) ?? '',
    }),
    Node.create({
      name: 'break',
      group: 'inline',
      inline: true,
      selectable: false,
      parseHTML: () => [{ tag: 'br' }],
      renderHTML: () => ['br'],
      renderText: () => '\n',
    }),
  ]
}

function readJson(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const pictureIn = (block: unknown) =>
  block && typeof block === 'object' && 'picture' in block
    ? (block.picture as { alt?: unknown; decorative?: unknown } | null)
    : undefined

function keptParts(block: unknown): DOMOutputSpec[] {
  const picture = pictureIn(block)
  const words = ['span', keptWords(block)] as const
  return isPicture(picture)
    ? [['img', { src: pictureAddressOf(picture), alt: '' }], words]
    : [words]
}

const keptLabel = (block: unknown) => (pictureIn(block) ? kindLabels.picture : 'Bloc')

function keptWords(block: unknown): string {
  const picture = pictureIn(block)
  if (!picture) return JSON.stringify(block)
  if (picture.alt) return String(picture.alt)
  return picture.decorative ? 'Image décorative' : 'Image sans description'
}
