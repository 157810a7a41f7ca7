import { kept } from './kept.ts'

/** Milliseconds. */
const lifetime = 30 * 24 * 60 * 60 * 1000

interface Draft {
  savedAt: number
  values: Record<string, string>
}

type Drafts = Record<string, Draft>

export const drafts = kept('graaand:brouillons', understand, JSON.stringify)

/**
 * Stores what visitors type in forms, for thirty days. A draft contains the form's `id` field, so that the
 * server stores one lead, even if the form is sent again after a reload.
 *
 * @param forms each names its draft in `data-draft`
 */
export function enhanceDrafts(forms: readonly HTMLFormElement[]) {
  writeAll(drafts.read() ?? {})
  for (const form of forms) {
    if (form.querySelector('.form-accepted')) forget(form)
    else {
      putBack(form)
      keep(form)
    }
  }
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>('form[data-draft]') : null
  for (const sign of ['input', 'graaand:send', 'graaand:settled']) {
    document.addEventListener(sign, (event) => {
      const form = formOf(event)
      if (form) keep(form)
    })
  }
  document.addEventListener('reset', (event) => {
    const form = formOf(event)
    if (form) forget(form)
  })
}

function putBack(form: HTMLFormElement) {
  const { values = {} } = drafts.read()?.[nameOf(form)] ?? {}
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field && !field.value) field.value = value
  }
}

function keep(form: HTMLFormElement) {
  if (!isTouched(form)) return forget(form)
  const values = Object.fromEntries(new FormData(form)) as Draft['values']
  write(form, { savedAt: Date.now(), values })
}

function forget(form: HTMLFormElement) {
  if (drafts.read()?.[nameOf(form)]) write(form, undefined)
}

function write(form: HTMLFormElement, draft: Draft | undefined) {
  const { [nameOf(form)]: _, ...others } = drafts.read() ?? {}
  writeAll(draft ? { ...others, [nameOf(form)]: draft } : others)
}

function writeAll(all: Drafts) {
  drafts.write(Object.keys(all).length ? all : undefined)
}

const nameOf = ({ dataset }: HTMLFormElement) => dataset.draft ?? ''

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((option) => option.selected && !option.defaultSelected)
    }
    const typed = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return typed && field.type !== 'hidden' && field.value !== field.defaultValue
  })
}

function understand(text: string): Drafts {
  try {
    const stored = Object.entries(JSON.parse(text) as Record<string, Partial<Draft> | null>)
    return Object.fromEntries(
      stored.filter(([, draft]) => {
        const { savedAt = 0, values } = draft ?? {}
        return values && Date.now() - savedAt < lifetime
      }),
    ) as Drafts
  } catch {
    return {}
  }
}
