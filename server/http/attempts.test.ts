import { expect, test } from 'vitest'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { Attempts } from './attempts.ts'

const home = '203.0.113.7'

function setUp() {
  const clock = createFakeClock()
  const attempts = new Attempts(clock)
  const send = (address: string, times: number) =>
    Array.from({ length: times }, () => attempts.isTooMany(address)).filter(Boolean).length
  return { clock, send }
}

test('a network may send thirty posts a minute, and again a minute later', () => {
  const { clock, send } = setUp()
  expect(send(home, 30)).toBe(0)
  expect(send(home, 5)).toBe(5)
  clock.advance(60_000)
  expect(send(home, 1)).toBe(0)
})

test('posts of one network do not count for another', () => {
  const { send } = setUp()
  send(home, 100)
  expect(send('198.51.100.1', 2)).toBe(0)
})

test('all addresses of an IPv6 network count together', () => {
  const { send } = setUp()
  const refused = Array.from({ length: 40 }, (_, index) => send(`2001:db8:1:2::${index}`, 1))
  expect(refused.filter(Boolean)).toHaveLength(10)
  expect(send('2001:db8:1:3::1', 1)).toBe(0)
})

test('while all networks together exceed their limit, each may send less and still sign in', () => {
  const { clock, send } = setUp()
  for (let network = 0; network < 300; network++) send(`198.18.${network >> 8}.${network % 256}`, 1)
  expect(send(home, 4)).toBe(0)
  expect(send(home, 1)).toBe(1)
  clock.advance(60_000)
  expect(send(home, 20)).toBe(0)
})

test.each(['', '127.0.0.1', '::1', '192.168.1.20'])(
  'posts from “%s” are not limited, because behind an unknown proxy all visitors share it',
  (address) => {
    const { send } = setUp()
    expect(send(address, 400)).toBe(0)
  },
)
