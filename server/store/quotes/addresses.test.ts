import { expect, test } from 'vitest'
import { type Addressee, accessOf, currentEmail, type LinkAccess } from './addresses.ts'

const [x, y, z] = ['x@exemple.fr', 'y@exemple.fr', 'z@exemple.fr']

/** One fact a letter of time: `request x`, `correct y`, `send 1.2 y` (quote 1, version 2), `sign 1.2 y`. */
function told(facts: readonly string[]) {
  let email = ''
  const formerEmails: { email: string; at: number; author: string }[] = []
  const addressees: Addressee[] = []
  for (const [at, fact] of facts.entries()) {
    const [verb = '', what = '', whom = ''] = fact.split(' ')
    const [quoteId = '', version] = what.split('.')
    const address = `${whom || what}@exemple.fr`
    if (verb === 'request') email = address
    else if (verb === 'correct') {
      formerEmails.push({ email, at, author: 'Nina' })
      email = address
    } else if (verb === 'send') {
      const sent = { quoteId, version: Number(version), sentAt: at, email: address }
      addressees.push({ ...sent, acceptedBy: undefined })
    } else {
      const sent = addressees.find((one) => `${one.quoteId}.${one.version}` === what)
      if (sent) sent.acceptedBy = whom === 'unknown' ? null : address
    }
  }
  return { request: { receivedAt: 0, email, formerEmails }, addressees }
}

const sentToX = ['request x', 'send 1.1 x']

test.each<[string[], LinkAccess, LinkAccess, LinkAccess]>([
  [['request x'], 'whole', 'whole', 'whole'],
  [sentToX, 'whole', 'whole', 'whole'],
  [['request x', 'send 1.1 y'], 'whole', 'whole', 'whole'],
  [[...sentToX, 'send 1.2 x'], 'whole', 'whole', 'whole'],
  [[...sentToX, 'send 1.2 y'], 'none', 'whole', 'none'],
  [[...sentToX, 'send 1.2 y', 'send 1.3 x'], 'whole', 'none', 'none'],
  [[...sentToX, 'send 1.2 y', 'send 1.3 z'], 'none', 'none', 'none'],
  [[...sentToX, 'send 2.1 x', 'send 1.2 y'], 'none', 'whole', 'none'],
  [[...sentToX, 'send 1.2 y', 'send 2.1 x'], 'whole', 'whole', 'none'],
  [['request x', 'send 1.1 z', 'send 1.2 y'], 'whole', 'whole', 'none'],
  [['request x', 'correct y'], 'none', 'whole', 'none'],
  [['request x', 'correct y', 'correct x'], 'whole', 'none', 'none'],
  [[...sentToX, 'correct y'], 'none', 'whole', 'none'],
  [[...sentToX, 'sign 1.1 x', 'correct y'], 'contract', 'whole', 'none'],
  [[...sentToX, 'sign 1.1 x', 'send 2.1 x', 'send 2.2 y'], 'contract', 'whole', 'none'],
  [[...sentToX, 'sign 1.1 x', 'send 1.2 y'], 'contract', 'whole', 'none'],
  [[...sentToX, 'sign 1.1 unknown', 'send 1.2 y'], 'none', 'whole', 'contract'],
])('after %j a link opens: of x %s, of y %s, without address %s', (facts, ofX, ofY, ofUnknown) => {
  const open = (address: string | null) => accessOf({ address, createdAt: 0 }, told(facts))
  expect([open(x), open(y), open(null)]).toEqual([ofX, ofY, ofUnknown])
  expect(open('X@EXEMPLE.FR')).toBe(ofX)
})

test('a link without an address, made after the last change of addresses, opens', () => {
  const addresses = told([...sentToX, 'send 1.2 y'])
  expect(accessOf({ address: null, createdAt: 2 }, addresses)).toBe('whole')
})

test.each([
  [['request x', 'correct y'], 0, x, y],
  [['request x', 'correct y', 'correct z'], 0, x, z],
  [['request x', 'correct y', 'correct x'], 0, x, x],
  [['request x', 'correct y'], 2, x, x],
  [['request x', 'correct y'], 0, z, z],
  [[...sentToX, 'send 2.1 x', 'send 1.2 y'], 2, x, y],
  [[...sentToX, 'send 1.2 y', 'send 2.1 x'], 3, x, x],
  [[...sentToX, 'send 1.2 y', 'correct z'], 1, x, y],
  [[...sentToX, 'send 1.2 y', 'send 1.3 z'], 1, x, z],
])('after %j an e-mail written at %i, %s, is today %s', (facts, since, email, today) => {
  expect(currentEmail(email, since, told(facts))).toBe(today)
})
