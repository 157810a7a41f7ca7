import { segmentsOf } from '../borrowed.ts'
import type { Borrowed } from '../view.ts'

export function SharedText({ value, borrowed }: { value: string; borrowed: readonly Borrowed[] }) {
  return (
    <bdi className="typed">
      {segmentsOf(value, borrowed).map((segment, index) =>
        'text' in segment ? (
          segment.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
          <span key={index} className="shared">
            {segment.borrowed.text}
          </span>
        ),
      )}
    </bdi>
  )
}
