import { kept } from './kept.ts'

const liked = kept(
  'graaand:aime',
  () => true,
  () => 'oui',
)

export function enhanceLike(button: HTMLElement, words: HTMLElement) {
  const served = words.textContent
  const show = () => {
    const isLiked = liked.read() ?? false
    button.ariaPressed = String(isLiked)
    words.textContent = served.replace(/\d+/, (count) => String(Number(count) + (isLiked ? 1 : 0)))
  }
  liked.subscribe(show)
  show()
  button.addEventListener('click', () => liked.write(liked.read() ? undefined : true))
}
