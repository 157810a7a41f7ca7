import { unbroken } from '#quotes/unbroken.ts'

/** A text whose numbers of quotes and articles of law stay in one piece. */
export function Whole({ text }: { text: string }) {
  return text.split(unbroken).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same, and none moves
      <span key={place} className="whole">
        {part}
      </span>
    ),
  )
}
