import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Kept, kept } from './kept.ts'

const asNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)

let stored: Map<string, string>
let refuses: boolean
let place: Kept<number>

beforeEach(() => {
  stored = new Map()
  refuses = false
  const events = new EventTarget()
  const orRefuse = () => {
    if (refuses) throw new DOMException('refused', 'SecurityError')
    return stored
  }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => orRefuse().get(name) ?? null,
    setItem: (name: string, text: string) => orRefuse().set(name, text),
    removeItem: (name: string) => orRefuse().delete(name),
  })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  place = kept('graaand:essai', asNumber)
})

afterEach(() => vi.unstubAllGlobals())

const announceChange = (key: string | null) =>
  dispatchEvent(Object.assign(new Event('storage'), { key }))

test('a stored value is read again, also by a later page', () => {
  expect(place.read()).toBeUndefined()
  expect(place.write(7)).toBe(true)
  expect(place.read()).toBe(7)
  expect(kept('graaand:essai', asNumber).read()).toBe(7)
  place.write(undefined)
  expect(place.read()).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('a stored text that does not parse is ignored', () => {
  stored.set('graaand:essai', 'sept')
  expect(place.read()).toBeUndefined()
})

test('read() returns the same object until the stored text changes', () => {
  const parse = vi.fn((text: string) => JSON.parse(text) as { at: number })
  const object = kept('graaand:essai', parse, JSON.stringify)
  stored.set('graaand:essai', '{"at":1}')
  const read = object.read()
  expect(object.read()).toBe(read)
  expect(parse).toHaveBeenCalledTimes(1)
  stored.set('graaand:essai', '{"at":2}')
  expect(object.read()).toEqual({ at: 2 })
})

test('without storage, a value lasts as long as the page', () => {
  refuses = true
  expect(place.read()).toBeUndefined()
  expect(place.write(7)).toBe(false)
  expect(place.read()).toBe(7)
  place.write(undefined)
  expect(place.read()).toBeUndefined()
  expect(stored.size).toBe(0)
})

test('listeners get changes of this tab and of others until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = place.subscribe(listener)
  place.write(7)
  expect(listener).toHaveBeenCalledTimes(1)
  stored.set('graaand:essai', '8')
  announceChange('graaand:essai')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(place.read()).toBe(8)
  announceChange('graaand:autre')
  expect(listener).toHaveBeenCalledTimes(2)
  stored.clear()
  announceChange(null)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(place.read()).toBeUndefined()
  stop()
  place.write(9)
  announceChange('graaand:essai')
  expect(listener).toHaveBeenCalledTimes(3)
})

test('a value stored by another tab replaces one that this tab could not store', () => {
  refuses = true
  place.write(7)
  refuses = false
  stored.set('graaand:essai', '8')
  place.subscribe(() => {})
  announceChange('graaand:essai')
  expect(place.read()).toBe(8)
})
