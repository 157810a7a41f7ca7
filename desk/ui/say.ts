/**
 * Shows words in a <StatusLine> of the page; none empty it. Changes nothing for the words shown already, because a
 * screen reader would read them again.
 */
export function say(
  line: HTMLElement,
  kind: 'fresh' | 'alert',
  words: readonly (string | Node)[],
  actions: readonly Node[] = [],
) {
  const said = document.createElement('span')
  said.append(...words)
  const text = said.textContent
  if ((line.dataset.said ?? '') === text) return
  line.dataset.said = text
  line.className = text ? `message ${kind}` : 'silent'
  line.querySelector('p')?.replaceChildren(...(text ? [said] : []))
  line.querySelector('.actions')?.remove()
  if (text && actions.length > 0) {
    const box = create('div', '', 'actions')
    box.append(...actions)
    line.append(box)
  }
}

/** Shows text beside the words, which is not read aloud, such as a countdown. */
export function sayAside(line: HTMLElement, text: string) {
  const said = line.querySelector('.said')
  const aside = said?.querySelector('div') ?? create('div')
  aside.textContent = text
  if (text) said?.append(aside)
  else aside.remove()
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  textContent = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { textContent, className })
}

export const createLink = (href: string, text: string) =>
  Object.assign(create('a', text, 'button'), { href })

export function createButton(text: string, act: () => void): HTMLButtonElement {
  const button = Object.assign(create('button', text, 'button'), { type: 'button' as const })
  button.addEventListener('click', act)
  return button
}
