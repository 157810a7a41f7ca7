import { ChangeMark } from '../marks.tsx'
import type { BlocksView } from '../view.ts'

/** Blocks of an article, read only. */
export function BlocksField({ node }: { node: BlocksView }) {
  const { key, seen, id, label, value, state, refusals } = node
  return (
    <div className="field" id={id}>
      <input type="hidden" name={`f|${key}`} value={`blocs:${value}`} />
      <input type="hidden" name={`s|${key}`} value={seen} />
      <div className="field-head">
        <b>
          <bdi>{label}</bdi>
        </b>
        {state && <ChangeMark state={state} />}
      </div>
      <ol className="blocks">
        {textsOf(value).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
          <li key={index}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
      {refusals.map((words) => (
        <p key={words} className="refused">
          <bdi>{words}</bdi>
        </p>
      ))}
    </div>
  )
}

/** One text for each block. */
function textsOf(value: string): string[] {
  try {
    const blocks: unknown = JSON.parse(value || '[]')
    return Array.isArray(blocks) ? blocks.map((block) => stringsIn(block).join(' ')) : []
  } catch {
    return []
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}
