import type { CheerioAPI } from 'cheerio'
import type { Documents } from '#content/documents/documents.ts'
import { joinPath, textsOf, valueAt } from '#content/documents/paths.ts'
import type { LeafNode, PictureNode } from '#desk/edition/fields/field-node.ts'
import { leavesOf } from '#desk/edition/fields/kinds.ts'
import { clean } from '#server/edition/clean.ts'
import { completeEntry } from '#server/edition/complete.ts'
import { faultsOfUnits } from '#server/edition/faults.ts'
import { fieldsOf, skeletonAt } from '#server/edition/fields.ts'
import { documentsWith, type Unit } from '#server/edition/working.ts'
import { documents as repository } from '#workshop/edition.ts'
import { everyHostile } from '../prove/fuzz/hostile.ts'

/* Hostile texts in every field of every kind of document, generated from the schemas. */

const attacks = [
  ...everyHostile,
  '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>',
  '</style></script></title></noscript>]]>--><svg onload=alert(1)>',
  '\u202e\u2066\0\ud800\ue000\ue001\ue002{{x}}{y}$&$1`',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'constructor',
]

const id = '0123456789abcdef'.repeat(2)
const picture = { id, name: 'x.jpg', width: 720, height: 540, widths: [320, 720], alt: 'Vue' }

/** The repository's documents, and in each list of samples a real entry, with a picture if it has one. */
export const documents: Documents = new Map([
  ...repository,
  ...['projects', 'team', 'testimonials'].map((list) => {
    const document = `collections/${list}/vrai`
    const skeleton = { ...(skeletonAt(document, '') as object), order: 40 }
    const entry = completeEntry(document, skeleton, '2026-11-26') as object
    const [shape] = leavesOf(fieldsOf(document, entry)).filter(({ kind }) => kind === 'picture')
    const replaced = [...repository].find(([path, value]) => {
      return path.startsWith(`collections/${list}/`) && valueAt(value, 'sample') === true
    })
    const replaces = replaced?.[0].split('/').at(-1)
    return [document, { ...entry, replaces, ...(shape && { [shape.path]: picture }) }] as const
  }),
])

type Text = Unit & { leaf: LeafNode | PictureNode | undefined }

/** Every text that a person may edit, including each text of an article and each description of a picture. */
export const texts: Text[] = [...documents].flatMap(([document, value]) =>
  leavesOf(fieldsOf(document, value)).flatMap((leaf): Text[] => {
    const own = valueAt(value, leaf.path)
    if (leaf.kind === 'blocks') {
      return textsOf(own).map(({ path, text }) => ({
        ...{ document, field: joinPath(leaf.path, path), value: text, leaf: undefined },
      }))
    }
    if (leaf.kind === 'picture') {
      return own ? [{ document, field: `${leaf.path}.alt`, value: 'Vue', leaf }] : []
    }
    if (leaf.kind !== 'leaf') return []
    const isText = leaf.control === 'line' || leaf.control === 'text'
    return isText && !leaf.fixed ? [{ document, field: leaf.path, value: own, leaf }] : []
  }),
)

/** Replaces every text by words, cleaned as on saving, within the length limits of the field. */
function unitsWith(wordsOf: (index: number) => string): Unit[] {
  return texts.map(({ document, field, leaf }, index) => {
    const [least, most] = leaf?.kind === 'leaf' ? [leaf.least, leaf.most] : [1, 80]
    const node: LeafNode = {
      ...{ kind: 'leaf', path: field, label: '', control: 'line', least, most },
      ...{ nullable: false, optional: false, fixed: false, blanks: [], canTick: false },
      ...(leaf?.kind === 'leaf' && { control: leaf.control }),
    }
    const long = wordsOf(index).padEnd(least, ' mot')
    return { document, field, value: clean(long.slice(0, most - 10), node).value ?? 'x' }
  })
}

/** Splits units into accepted values, and refused ones with their faults, such as addresses. */
export function documentsOf(units: readonly Unit[]) {
  const faults = faultsOfUnits(units, documents, { withRules: false })
  return { taken: units.filter((unit) => !faults.has(unit)), faults }
}

const hostileUnits = unitsWith((index) => `${index} ${attacks[index % attacks.length]}`)
export const { taken } = documentsOf(hostileUnits)
export const hostile = documentsWith(documents, taken)
export const harmless = documentsWith(
  documents,
  taken.map((unit) => ({ ...unit, value: String(unit.value).replaceAll(/[^\d\n]/g, 'x') })),
)

/** Lists the elements with the names of their attributes. */
export const shapeOf = ($: CheerioAPI) =>
  elementsOf($).map(({ tagName, attribs }) => `${tagName} ${Object.keys(attribs).sort().join(' ')}`)

const elementsOf = ($: CheerioAPI) =>
  $('*')
    .toArray()
    .filter((node) => 'attribs' in node)

/** Lists the texts that have become an element, an event handler or a link that runs a script. */
export function runningTexts($: CheerioAPI): string[] {
  // No assertion per attribute, because pages have millions of them.
  const found = elementsOf($).flatMap(({ tagName, attribs }) => [
    ...(tagName.startsWith('fuzz-') ? [`<${tagName}>`] : []),
    ...Object.entries(attribs)
      .filter(([name, value]) => /^on|[^\w:-]/.test(name) || (isLink(name) && runsScript(value)))
      .map(([name, value]) => `<${tagName} ${name}="${value}">`),
  ])
  return [...found, ...$('img[src=x], svg[onload]').map((_, element) => $.html(element))]
}

const isLink = (name: string) => /^(?:href|src|action|formaction|poster|data)$/.test(name)
const runsScript = (value: string) => /^\s*(?:javascript|vbscript|data:(?!image\/|,$))/i.test(value)
