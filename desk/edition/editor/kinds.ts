/** Kinds of blocks, in the order of the toolbar and of `Ctrl Alt 1…6`. */
export const kinds = ['paragraph', 'heading', 'quote', 'picture', 'list', 'link'] as const

export type BlockKind = (typeof kinds)[number]

export const kindLabels: Record<BlockKind, string> = {
  paragraph: 'Paragraphe',
  heading: 'Titre',
  quote: 'Citation',
  picture: 'Image',
  list: 'Liste',
  link: 'Lien',
}
