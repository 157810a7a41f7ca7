import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ProofOfWork } from './proof-of-work.ts'

async function solve(challenge: Challenge) {
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('a solved challenge counts once', async () => {
  const proofs = new ProofOfWork()
  const proof = await solve(await proofs.challenge())
  expect(await proofs.check(proof)).toBe('solved')
  expect(await proofs.check(proof)).toBe('wrong')
})

test('two equal proofs posted at the same time count once', async () => {
  const proofs = new ProofOfWork()
  const proof = await solve(await proofs.challenge())
  const checked = await Promise.all([proofs.check(proof), proofs.check(proof)])
  expect(checked.sort()).toEqual(['solved', 'wrong'])
})

test('a late proof is ignored', async () => {
  const proofs = new ProofOfWork()
  const proof = await solve(await proofs.challenge())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  expect(await proofs.check(proof)).toBe('none')
})

test('instances accept each other’s challenges only with a shared secret', async () => {
  const [one, two, stranger] = [new ProofOfWork('s'), new ProofOfWork('s'), new ProofOfWork()]
  const proof = await solve(await one.challenge())
  expect(await stranger.check(proof)).toBe('none')
  expect(await two.check(proof)).toBe('solved')
})

test('a challenge that was made easier is not accepted', async () => {
  const proofs = new ProofOfWork()
  const challenge = await proofs.challenge()
  const parameters = { ...challenge.parameters, cost: 1, keyPrefix: '00' }
  expect(await proofs.check(await solve({ ...challenge, parameters }))).toBe('none')
})

test.each([
  ['a guess', { counter: 1, derivedKey: '00'.repeat(32) }],
  ['half an answer', { counter: 1 }],
  ['no number', { counter: 'x', derivedKey: 'zz' }],
  ['an odd number of digits', { counter: 1, derivedKey: '0' }],
])('%s is wrong', async (_, solution) => {
  const proofs = new ProofOfWork()
  const challenge = await proofs.challenge()
  expect(await proofs.check(JSON.stringify({ challenge, solution }))).toBe('wrong')
})

test.each([
  'x',
  '1',
  '{}',
  '[]',
  '{"challenge":1,"solution":1}',
  '{"challenge":{"parameters":null}}',
])('%s is wrong', async (proof) => {
  expect(await new ProofOfWork().check(proof)).toBe('wrong')
})

test('a missing proof is not wrong', async () => {
  expect(await new ProofOfWork().check(undefined)).toBe('none')
  expect(await new ProofOfWork().check('')).toBe('none')
})
