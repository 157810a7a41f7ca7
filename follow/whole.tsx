import { unbroken } from '#quotes/unbroken.ts'

const address = /([^\s@(«]+@[^\s@]*[^\s@.,;:!?)»])/

export function Whole({ text }: { text: string }) {
  return text
    .split(unbroken)
    .flatMap((part, place) => (place % 2 === 0 ? part.split(address) : [part]))
    .map((part, place) =>
      place % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and parts never move
        <span key={place} className="piece">
          {part}
        </span>
      ),
    )
}
