import { unbroken } from '#quotes/unbroken.ts'

/** An e-mail address, without the sign that ends the sentence. */
const address = /([^\s@(«]+@[^\s@]*[^\s@.,;:!?)»])/

/** A text whose numbers, articles of law and addresses go to the next line in one piece. */
export function Whole({ text }: { text: string }) {
  return text
    .split(unbroken)
    .flatMap((part, place) => (place % 2 === 0 ? part.split(address) : [part]))
    .map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same, and none moves
        <span key={place} className="piece">
          {part}
        </span>
      ),
    )
}
