type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * @returns a function that copies typed values, focus and selection to controls that React replaced, and tells
 * boot.js their successors; call it before the next key press
 */
export function keepTyped(element: HTMLElement): () => void {
  const before = fieldsOf(element)
  const pressedBefore = pressedOf(element)
  let focused = document.activeElement
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element
  }
  element.addEventListener('focusin', follow)
  return () => {
    element.removeEventListener('focusin', follow)
    const after = fieldsOf(element)
    for (const field of before) {
      const now = after.find((other) => isSame(other, field))
      if (!now || now === field) continue
      if (isTouched(field)) copyState(field, now)
      if (field !== focused) continue
      const selection = selectionOf(field)
      now.focus({ preventScroll: true })
      if (selection && !(now instanceof HTMLSelectElement)) now.setSelectionRange(...selection)
    }
    const pressed = pressedOf(element)
    for (const [place, one] of pressedBefore.entries()) {
      const now = pressed[place]
      if (!now || one.isConnected) continue
      Object.assign(one, { now })
      if (one === focused) now.focus({ preventScroll: true })
    }
  }
}

/** Returns what boot.js may hold a click or post of, and other elements with focus, in their order. */
function pressedOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('form, a, button, summary, [type=file]')]
}

function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
}

function isSame(one: Field, other: Field): boolean {
  if (one.name !== other.name || one.type !== other.type) return false
  return !isTicked(one) || one.value === other.value
}

const isTicked = ({ type }: Field) => type === 'checkbox' || type === 'radio'

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (isTicked(field)) {
    const { checked, defaultChecked } = field as HTMLInputElement
    return checked !== defaultChecked
  }
  return field.value !== field.defaultValue
}

function copyState(from: Field, to: Field) {
  if (isTicked(from)) (to as HTMLInputElement).checked = (from as HTMLInputElement).checked
  else to.value = from.value
}

function selectionOf(field: Field): [number, number] | undefined {
  if (field instanceof HTMLSelectElement) return undefined
  const { selectionStart: start, selectionEnd: end } = field
  return start === null || end === null ? undefined : [start, end]
}
