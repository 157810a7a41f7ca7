import { useEffect, useRef, useState } from 'react'
import { formatHour } from '#quotes/dates.ts'
import { usePost } from '../ui/post-form.tsx'
import { forgetText, keptKeys, recallText, rememberText } from './device-memory.ts'
import {
  actedIn,
  bodyToSave,
  hasTooLong,
  homelessKeys,
  isUnsaved,
  leftIn,
  nextUnsaved,
  nodesOf,
  recalled,
  refusedIn,
  retriedIn,
  type Saving,
  savedIn,
  startOf,
  unsavedKeys,
  withTooLong,
  withTyped,
} from './saving.ts'
import { viewAfter } from './sheet-answer.ts'
import type { SheetAnswer, SheetView } from './view.ts'
import { type FieldResource, fieldAddress, nameOf, names, returnAddress } from './wire.ts'

const rest = 1_000
const retryDelay = 8_000

/** Why texts are not saved; `at` in milliseconds since 1970. */
export type Trouble = {
  kind: 'network' | 'session' | 'stale' | 'size' | 'server'
  at: number
} | null

export interface ActedOn {
  key: string
  /** Fingerprint of the value that the person saw. */
  seen?: string
}

export interface SavingTools {
  saving: Saving
  /** True once scripts run; until then, the browser posts the form. */
  isLive: boolean
  trouble: Trouble
  said: string
  /** Number of answers; the preview updates after each. */
  answers: number
  change(key: string, value: string): void
  /** Changes a value and saves it at once. */
  set(key: string, value: string): void
  leave(key: string): void
  settle(): Promise<void>
  /** Saves all texts, then posts to a resource of a field. */
  act(to: FieldResource, on: ActedOn, fields?: Record<string, string>): Promise<boolean>
  /** Keeps an entry on the site that a change removes. */
  keepEntry(): Promise<boolean>
  reload(): Promise<boolean>
  retry(): void
  /** Texts stored on this device whose field was removed. */
  homeless: readonly { key: string; value: string }[]
  forget(key: string): void
}

/** Saves each text after a pause in typing or when its field loses focus, one post at a time. */
export function useSaving(first: SheetView): SavingTools {
  const post = usePost()
  const [saving, setSaving] = useState(() => startOf(first))
  const [isLive, setLive] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  const [said, setSaid] = useState(first.said)
  const [answers, setAnswers] = useState(0)
  const [homeless, setHomeless] = useState<SavingTools['homeless']>([])
  const latest = useRef(saving)
  const open = useRef<string | null>(null)
  const timer = useRef<number>(undefined)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const failing = useRef<Trouble>(null)

  function update(next: Saving) {
    latest.current = next
    setSaving(next)
  }

  function fail(status: number) {
    const kind = kindOf(status)
    const at = failing.current?.kind === kind ? failing.current.at : Date.now()
    failing.current = { kind, at }
    setTrouble(failing.current)
    clearTimeout(timer.current)
    if (kind === 'network' || kind === 'server')
      timer.current = window.setTimeout(saveAll, retryDelay)
  }

  /** @returns the sheet after the answer, if it has one */
  async function postSheet(address: string, fields: Record<string, string>) {
    const { view } = latest.current
    const { status, data } = await post(address, { ...fields, [names.shown]: view.shown })
    const answer = status === 200 || status === 409 ? (data as SheetAnswer | undefined) : undefined
    return { status, sheet: answer && viewAfter(view, answer) }
  }

  async function saveTexts() {
    clearTimeout(timer.current)
    const wasOffline = failing.current?.kind === 'network'
    let count = 0
    for (;;) {
      const key = nextUnsaved(latest.current)
      if (key === undefined) break
      const sent = latest.current.typed[key]?.value ?? ''
      const { status, sheet } = await postSheet(first.action, bodyToSave(latest.current, key))
      if (status === 200 && sheet) {
        update(savedIn(latest.current, key, sent, sheet, open.current === key))
        if (!isUnsaved(latest.current, key)) forgetText(key)
        if (sheet.said) setSaid(sheet.said)
        count += 1
      } else if (status === 409 && sheet?.leaving) {
        // The texts stay on this device, and are saved if the entry is kept.
        update({ ...latest.current, view: sheet })
        setSaid(sheet.said)
        return
      } else if (status === 409 && sheet) {
        update(refusedIn(latest.current, sheet, key))
        if (!latest.current.typed[key]) forgetText(key)
        setSaid(sheet.said)
      } else if (status === 413) {
        update(withTooLong(latest.current, key, sent))
        continue
      } else return fail(status)
      setAnswers((last) => last + 1)
    }
    if (hasTooLong(latest.current)) fail(413)
    else {
      failing.current = null
      setTrouble(null)
    }
    if (wasOffline && count > 0) {
      const texts = count > 1 ? `${count} textes partagés` : '1 texte partagé'
      setSaid(`Connexion revenue\u00a0: ${texts} à ${formatHour(Date.now())}.`)
    }
  }

  /** Whether nothing can be saved; a text that is too long blocks only itself. */
  const isBlocked = () => failing.current !== null && failing.current.kind !== 'size'

  function saveAll(): Promise<void> {
    const saved = line.current.then(saveTexts)
    line.current = saved
    return saved
  }

  function postAct(address: string, fields: Record<string, string> = {}, key?: string) {
    const done = line.current.then(saveTexts).then(async () => {
      if (isBlocked()) return false
      const { status, sheet } = await postSheet(address, fields)
      if (!sheet) {
        fail(status)
        return false
      }
      if (status === 409) update(refusedIn(latest.current, sheet))
      else update(actedIn(latest.current, key, sheet))
      if (key !== undefined) forgetText(key)
      setSaid(sheet.said)
      setAnswers((last) => last + 1)
      return status === 200
    })
    line.current = done
    return done
  }

  function change(key: string, value: string) {
    open.current = key
    update(withTyped(latest.current, key, value))
    const typed = latest.current.typed[key]
    if (typed && isUnsaved(latest.current, key)) rememberText(key, typed)
    else forgetText(key)
    if (isBlocked()) return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(saveAll, rest)
  }

  const saveLater = useRef(saveAll)
  useEffect(() => {
    saveLater.current = saveAll
  })
  useEffect(() => {
    setLive(true)
    let next = latest.current
    for (const key of nodesOf(next.view).keys()) {
      const kept = recallText(key)
      if (!kept) continue
      next = recalled(next, key, kept)
      if (!isUnsaved(next, key)) forgetText(key)
    }
    latest.current = next
    setSaving(next)
    setHomeless(
      homelessKeys(next.view, keptKeys()).map((key) => ({
        key,
        value: recallText(key)?.value ?? '',
      })),
    )
    const save = () => void saveLater.current()
    if (unsavedKeys(next).length > 0) save()
    window.addEventListener('online', save)
    return () => {
      window.removeEventListener('online', save)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    saving,
    isLive,
    trouble,
    said,
    answers,
    change,
    set(key, value) {
      change(key, value)
      open.current = null
      void saveAll()
    },
    leave(key) {
      open.current = null
      if (isUnsaved(latest.current, key)) void saveAll()
      else update(leftIn(latest.current, key))
    },
    settle: saveAll,
    act(to, { key, seen }, fields = {}) {
      const own = seen === undefined ? {} : { [nameOf('seen', key)]: seen }
      return postAct(fieldAddress(first.action, key, to), { ...own, ...fields }, key)
    },
    keepEntry: () => postAct(returnAddress(first.action)),
    reload: () => postAct(first.action),
    retry() {
      update(retriedIn(latest.current))
      void saveAll()
    },
    homeless,
    forget(key) {
      forgetText(key)
      setHomeless(homeless.filter((kept) => kept.key !== key))
    },
  }
}

function kindOf(status: number): NonNullable<Trouble>['kind'] {
  // 408: too few bytes came.
  if (status === 0 || status === 408) return 'network'
  if (status === 401) return 'session'
  if (status === 413) return 'size'
  return status === 403 || status === 404 ? 'stale' : 'server'
}
