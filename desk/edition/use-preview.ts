import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { segmentsOf } from './borrowed.ts'
import {
  findPlace,
  joinRows,
  markPlace,
  morph,
  moveRing,
  openAround,
  pageIn,
  placesIn,
  quiet,
  retype,
  textAt,
} from './preview-frame.ts'
import { nodeAround, nodesOf, type Saving } from './saving.ts'
import type { SavingTools } from './use-saving.ts'
import { previewOf } from './wire.ts'

type Frames = Record<'old' | 'new', HTMLIFrameElement | null>

/** Connects fields and frames: shows a field's place and typed text, and opens the field of a clicked text. */
export function usePreview({ saving, answers, isLive }: SavingTools) {
  const frames = useRef<Frames>({ old: null, new: null })
  const pane = useRef<HTMLDivElement>(null)
  const key = useRef<string | null>(null)
  const [fieldId, setFieldId] = useState<string | null>(null)
  const [path, setPath] = useState(saving.view.pages[0]?.path ?? null)
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const [fixedWords, setFixedWords] = useState('')
  const [name, setName] = useState('')
  const latest = useRef(saving)
  const pages = () =>
    [pageIn(frames.current.old), pageIn(frames.current.new)].filter((one) => one !== null)

  useEffect(() => {
    latest.current = saving
    const page = pageIn(frames.current.new)
    if (page) showTyped(page, saving)
  })

  function show(next: string) {
    setFixedWords('')
    key.current = next
    setFieldId(nodeAround(latest.current.view, next)?.node.id ?? null)
    for (const page of pages()) markPlace(page, findPlace(page, next))
  }

  function open(next: string | undefined) {
    const found = next === undefined ? undefined : nodeAround(latest.current.view, next)
    setElsewhere(found || next === undefined ? null : next)
    if (!found) return
    const { id } = found.node
    if ('fixed' in found.node && found.node.fixed) return showFixed(found.node)
    // Closes the full-screen preview of a narrow window.
    if (location.hash === '#apercu') location.hash = id
    const control = document.getElementById(`${id}-c`) ?? document.getElementById(id)
    scrollTo(control)
    control?.focus({ preventScroll: true })
    if (found.rest) control?.dispatchEvent(new CustomEvent('go-to-block', { detail: found.rest }))
  }

  function touch(page: Document, event: MouseEvent) {
    const text = textAt(page, event)
    setFixedWords('')
    setElsewhere(null)
    if (text?.place) return open(text.place.dataset.field)
    if (!text?.words) return
    const fixed = [...nodesOf(latest.current.view).values()].find(
      (node) => 'fixed' in node && node.fixed && node.value.trim() === text.words,
    )
    if (fixed) showFixed(fixed)
    else setFixedWords('Ce texte ne se change pas sur cette page de l’édition.')
  }

  function showFixed({ id }: { id: string }) {
    setFixedWords('Fixé\u00a0: ne se change que dans le code.')
    scrollTo(document.getElementById(id))
  }

  function prepare(frame: HTMLIFrameElement | null) {
    const page = pageIn(frame)
    if (!page || page.documentElement.dataset.prepared) return
    page.documentElement.dataset.prepared = 'oui'
    quiet(page)
    joinRows(page)
    listen(page, (event) => touch(page, event), back)
    if (key.current) markPlace(page, findPlace(page, key.current))
  }

  function back() {
    if (key.current) open(key.current)
    else
      document
        .querySelector<HTMLElement>('.fields input:not([type=hidden]), .fields textarea')
        ?.focus()
  }

  function markAgain() {
    for (const page of pages()) if (key.current) markPlace(page, findPlace(page, key.current))
  }

  useFrames(isLive, frames, pane, { back, prepare, markAgain })
  const isStale = useFreshPage(frames, key, answers, path)

  /** Arrow keys move from text to text, Enter opens the field. */
  function walk(event: KeyboardEvent) {
    const page = pageIn(frames.current.new)
    if (!page) return
    const { view } = latest.current
    const places = placesIn(page).filter(({ dataset }) => nodeAround(view, dataset.field ?? ''))
    const at = places.findIndex(({ dataset }) => dataset.marked !== undefined)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const place = places[Math.min(Math.max(at + step, 0), places.length - 1)]
      if (!place) return
      markPlace(page, place)
      const node = nodeAround(view, place.dataset.field ?? '')?.node
      setName(node ? `${node.label}\u00a0: ${place.textContent}` : (place.textContent ?? ''))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(places[at]?.dataset.field)
    } else if (event.key === 'Escape') back()
  }
  return {
    frames,
    pane,
    path,
    setPath,
    show,
    walk,
    name,
    fieldId,
    elsewhere,
    fixedWords,
    isStale,
    isLive,
    prepare,
  }
}

function showTyped(page: Document, { view, typed }: Saving) {
  const nodes = nodesOf(view)
  for (const [key, { value }] of Object.entries(typed)) {
    const node = nodes.get(key)
    if (node && 'isText' in node) retype(page, key, segmentsOf(value, node.borrowed))
  }
  moveRing(page)
}

function scrollTo(element: HTMLElement | null) {
  openAround(element)
  element?.scrollIntoView({ block: 'center' })
}

function listen(page: Document, onTouch: (event: MouseEvent) => void, onBack: () => void) {
  function touch(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
    onTouch(event)
  }
  page.addEventListener('click', touch, true)
  page.addEventListener('submit', (event) => event.preventDefault(), true)
  page.addEventListener('scroll', () => moveRing(page), true)
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'F6' || key === 'Escape') onBack()
  })
}

interface FrameTools {
  back(): void
  prepare(frame: HTMLIFrameElement | null): void
  markAgain(): void
}

/** Prepares the frames, listens for F6, and marks places again when the frames change their width. */
function useFrames(
  isLive: boolean,
  frames: RefObject<Frames>,
  pane: RefObject<HTMLDivElement | null>,
  tools: FrameTools,
) {
  const latest = useRef(tools)
  useEffect(() => {
    latest.current = tools
  })
  useEffect(() => {
    if (!isLive) return
    // The frames may have loaded before the scripts ran.
    for (const frame of Object.values(frames.current)) latest.current.prepare(frame)
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== 'F6' || !pane.current) return
      event.preventDefault()
      if (pane.current.contains(document.activeElement)) latest.current.back()
      else pane.current.focus()
    }
    document.addEventListener('keydown', press)
    let width = 0
    const size = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width !== width) latest.current.markAgain()
      width = entry?.contentRect.width ?? 0
    })
    if (frames.current.new) size.observe(frames.current.new)
    return () => {
      size.disconnect()
      document.removeEventListener('keydown', press)
    }
  }, [isLive, frames, pane])
}

/**
 * Renders the page again after each answer of the server.
 *
 * @returns whether the last rendering failed
 */
function useFreshPage(
  frames: RefObject<Frames>,
  key: RefObject<string | null>,
  answers: number,
  path: string | null,
): boolean {
  const [isStale, setStale] = useState(false)
  useEffect(() => {
    if (answers === 0 || path === null) return
    const controller = new AbortController()
    async function follow(address: string) {
      try {
        const { signal } = controller
        const response = await fetch(address, { signal })
        if (!response.ok) throw new Error(`${response.status}`)
        // The desk's policy forbids inline styles, even in a document that is only parsed.
        const html = (await response.text()).replaceAll(/<style.*?<\/style>/gs, '')
        const next = new DOMParser().parseFromString(html, 'text/html')
        const frame = frames.current.new
        const page = pageIn(frame)
        if (!frame || !page) return
        // A failed preview has no styles, so the frame loads again.
        if (!page.querySelector('main')) {
          frame.contentWindow?.location.reload()
          return setStale(false)
        }
        morph(page.body, next.body)
        quiet(page)
        joinRows(page)
        const place = key.current && findPlace(page, key.current)
        if (place) markPlace(page, place)
        setStale(false)
      } catch {
        if (!controller.signal.aborted) setStale(true)
      }
    }
    void follow(previewOf(path, 'apres'))
    return () => controller.abort()
  }, [frames, key, answers, path])
  return isStale
}
