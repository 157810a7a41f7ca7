import type { PictureField } from '#content/documents/fields.ts'
import { isWithin, joinPath } from '#content/documents/paths.ts'
import { draftPictureAddress, isPicture, pictureFile } from '#content/documents/pictures.ts'
import type { LeafView, PictureView, ShownPicture } from '../../view.ts'
import { cleanTexts } from '../clean-texts.ts'
import type { LeafNode, PictureNode } from '../field-node.ts'
import { type FieldKind, single } from '../kind.ts'
import { leafOf } from '../leaf/leaf.ts'
import { leafView, refusalsAt } from '../leaf/leaf-view.ts'
import { isWrapped, shapeOf, shownSchema, titleOf } from '../schema.ts'
import { type Around, asideOf, stateOf } from '../standing.ts'

export const picture: FieldKind<PictureNode, PictureView> = {
  ...single,
  nodeOf({ schema, shown: { entries }, path, label }) {
    const shape = shapeOf(schema)
    if (!shape || !entries) return undefined
    const nodes = (['alt', 'decorative'] as const).flatMap((key) => {
      const part = entries[key]
      if (!part) return []
      const shown = shownSchema(part, undefined)
      return [leafOf({ schema: part, shown, path: joinPath(path, key), label: titleOf(part) })]
    })
    return { kind: 'picture', path, label, shape, optional: isWrapped(schema, 'optional'), nodes }
  },
  inside: ({ nodes }) => nodes,
  isRemovable: true,
  shapeOf: ({ shape }) => shape,
  // A form posts its file, not its value.
  read: () => undefined,
  texts: () => [],
  clean: (value, { path }, write) => cleanTexts(value, path, write),
  // Without a picture, the page shows a generated drawing.
  fit: () => undefined,
  mark: (_, value) => value,
  view({ path, label, nodes, shape }, around) {
    const standing = around.at(path)
    const { key, id, seen, change } = standing
    const [picture, before] = [shownPicture(standing.value), shownPicture(standing.published)]
    const faults =
      change?.state === 'refused' ? change.faults.filter((each) => isWithin(each.path, path)) : []
    const state = stateOf(standing, faults.length > 0)
    const own = (state === 'empty' ? [] : faults).filter((fault) =>
      nodes.every((node) => node.path !== fault.path),
    )
    const sent = around.sentTo(key)
    const isSame = picture?.id === before?.id
    return {
      kind: 'picture',
      key,
      seen,
      id,
      label,
      value: picture?.id ?? '',
      isCut: shape !== 'whole',
      picture,
      nodes: picture ? nodes.map((leaf) => descriptionView(leaf, isSame, around)) : [],
      state,
      refusals: [...(sent?.isRefused ? [sent.words] : []), ...own.map(({ words }) => words)],
      said: sent && !sent.isRefused ? sent.words : '',
      online: before && !isSame ? before : null,
      aside: asideOf(standing),
    }
  },
  partOf: (view) => [view],
}

/** Renders a text of a picture; the state of the whole change is shown at the picture. */
function descriptionView(leaf: LeafNode, isSamePicture: boolean, around: Around): LeafView {
  const own = leafView(leaf, around)
  const isTick = leaf.control === 'tick'
  return {
    ...own,
    ...(isTick
      ? { label: 'Décorative\u00a0: elle n’apprend rien de plus que le texte', notes: [] }
      : { notes: ['Ce qu’on y voit d’utile ici, en une phrase, pour qui ne la voit pas.'] }),
    refusals: refusalsAt(around.at(leaf.path)),
    state: own.theirs ? own.state : null,
    aside: '',
    online: isSamePicture && !isTick ? own.online : [],
  }
}

function shownPicture(value: unknown): ShownPicture | null {
  if (!isPicture(value)) return null
  const { id, name, width, height, widths, alt, decorative } = value as PictureField
  const file = pictureFile(id, widths.find((each) => each >= 480) ?? width)
  const src = draftPictureAddress(file)
  return { id, src, name, width, height, alt, decorative: decorative === true }
}
