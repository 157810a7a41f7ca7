import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { createGuard, type Post, type Verdict } from './guard.ts'

const visitor: Post = {
  form: 'contact',
  values: {
    name: 'Inès Benali',
    email: 'ines@exemple.fr',
    phone: '06 12 34 56 78',
    message: 'Un atelier de céramique à Pézenas, nous vendons sur les marchés.',
  },
  address: '203.0.113.7',
  honeypot: '',
  timeOnPage: '42000',
  proof: undefined,
  fromBrowser: true,
  byScript: true,
  hasStrangeFields: false,
}

function insist(guard: ReturnType<typeof createGuard>, post: Partial<Post> = {}) {
  return guard({ ...visitor, timeOnPage: '200', ...post })
}

async function afterSome(times: number, post: Partial<Post> = {}) {
  const guard = createGuard(createFakeClock())
  let verdict: Verdict = { outcome: 'welcome' }
  for (let index = 0; index < times; index++) verdict = await insist(guard, post)
  return { guard, verdict }
}

test('a visitor is accepted, with or without JavaScript', async () => {
  const guard = createGuard(createFakeClock())
  expect(await guard(visitor)).toEqual({ outcome: 'welcome' })
  const plainPost = { ...visitor, timeOnPage: undefined, byScript: false }
  expect(await guard(plainPost)).toEqual({ outcome: 'welcome' })
})

test('a post with a filled honeypot is doubtful at once, without a request for a proof', async () => {
  const guard = createGuard(createFakeClock())
  expect(await guard({ ...visitor, honeypot: 'Bonjour' })).toEqual({
    outcome: 'doubtful',
    reasons: ['decoy'],
  })
})

test('a suspected browser gets a challenge, and its post is accepted with the proof', async () => {
  const { guard } = await afterSome(2)
  const clientId = randomUUID()
  const verdict = await insist(guard, { clientId })
  if (verdict.outcome !== 'prove') throw new Error(`no challenge: ${verdict.outcome}`)
  const { challenge } = verdict
  const proof = JSON.stringify({
    challenge,
    solution: await solveChallenge({ challenge, deriveKey }),
  })
  expect(await insist(guard, { clientId, proof })).toEqual({ outcome: 'welcome' })
})

test('a browser without a proof gets one challenge, then its post is doubtful', async () => {
  const { guard } = await afterSome(2)
  expect((await insist(guard)).outcome).toBe('prove')
  expect(await insist(guard, { proof: '' })).toMatchObject({
    outcome: 'doubtful',
    reasons: expect.arrayContaining(['same-text', 'same-contact', 'hurry']),
  })
})

test('a post without JavaScript gets no challenge', async () => {
  for (const times of [3, 5, 20]) {
    const { verdict } = await afterSome(times, { byScript: false })
    expect(verdict.outcome).not.toBe('prove')
  }
})

test('an invalid proof makes a post doubtful', async () => {
  const { guard } = await afterSome(2)
  expect(await insist(guard, { proof: 'solved!' })).toMatchObject({
    outcome: 'doubtful',
    reasons: expect.arrayContaining(['wrong-proof']),
  })
})

test('a request that is sent again with the same id and text does not count as a repeat', async () => {
  const guard = createGuard(createFakeClock())
  const clientId = randomUUID()
  for (let index = 0; index < 20; index++) {
    expect(await insist(guard, { clientId })).toEqual({ outcome: 'welcome' })
  }
})

test.each([
  ['different ids', () => randomUUID()],
  ['the same id', () => '0b6e3f40-ab12-4cd3-9e8f-0123456789ab'],
])('of 30 posts from one address with different texts and %s, 15 are held', async (_, clientId) => {
  const guard = createGuard(createFakeClock())
  let held = 0
  for (let index = 0; index < 30; index++) {
    const values = {
      ...visitor.values,
      email: `visiteur-${index}@exemple.fr`,
      phone: `+33 6 70 00 10 ${10 + index}`,
      message: `${visitor.values.message} ${'abcdefghij'[index % 10]}${'klm'[Math.floor(index / 10)]}`,
    }
    const { outcome } = await guard({
      ...visitor,
      values,
      clientId: clientId(),
      byScript: false,
      timeOnPage: undefined,
    })
    if (outcome === 'doubtful') held += 1
  }
  expect(held).toBe(15)
})

test.each(['', '-1', 'vite', '1e3', '9'.repeat(40)])(
  'an invalid time on the page (“%s”) counts as unknown',
  async (timeOnPage) => {
    const guard = createGuard(createFakeClock())
    expect(await guard({ ...visitor, timeOnPage })).toEqual({ outcome: 'welcome' })
  },
)
