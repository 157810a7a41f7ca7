import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFakeClock } from '../../tools/test/fake-clock.ts'
import { hour, minute } from '../days.ts'
import { Traffic } from './traffic.ts'

function setUp() {
  const clock = createFakeClock()
  const traffic = new Traffic(clock)
  let number = 0
  const see = (same: Partial<Parameters<Traffic['see']>[0]> = {}) => {
    number++
    const unlike = [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
    return traffic.see({
      address: `203.0.113.${number % 250}`,
      text: `un texte assez long pour compter ${unlike}`,
      email: `visiteur-${number}@exemple.fr`,
      phone: `+33 6 00 00 ${1_000 + number}`,
      ...same,
    })
  }
  return { clock, see }
}

test('different visitors do not count together', () => {
  const { see } = setUp()
  for (let index = 0; index < 100; index++) {
    expect(see()).toEqual({ sameAddress: 1, sameText: 1, sameContact: 1, crowd: false })
  }
})

test('an address is counted over ten minutes', () => {
  const { clock, see } = setUp()
  const address = '198.51.100.7'
  for (const count of [1, 2, 3]) expect(see({ address }).sameAddress).toBe(count)
  clock.advance(11 * minute)
  expect(see({ address }).sameAddress).toBe(1)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', 2],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 1],
  ['2001:db8::1', '2001:0db8:0000:0000:ffff::2', 2],
  ['198.51.100.7', '::ffff:198.51.100.7', 2],
])('after a post from %s, one from %s is number %i of its network', (first, second, count) => {
  const { see } = setUp()
  see({ address: first })
  expect(see({ address: second }).sameAddress).toBe(count)
})

test.each([
  '127.0.0.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '192.168.1.9',
  'fd12::1',
  '',
  'unknown',
])('“%s” is not counted, because it may be the address of a proxy', (address) => {
  const { see } = setUp()
  const same = { address, text: 'le même texte assez long', email: 'a@exemple.fr' }
  for (let index = 0; index < 300; index++) {
    expect(see(same)).toEqual({ sameAddress: 1, sameText: 1, sameContact: 1, crowd: false })
  }
})

test('an IPv6 address with a zone, however long, counts for its network', () => {
  const { see } = setUp()
  const addresses = ['2001:db8:7::1', '2001:db8:7::1%eth0', `2001:db8:7::2%${'x'.repeat(10_000)}`]
  expect(addresses.map((address) => see({ address }).sameAddress)).toEqual([1, 2, 3])
})

test('the same text is recognised for a day, whatever its punctuation', () => {
  const { clock, see } = setUp()
  see({ text: 'achetez des liens de qualite ici' })
  expect(see({ text: 'achetez des liens de qualite, ici! 123' }).sameText).toBe(2)
  clock.advance(25 * hour)
  expect(see({ text: 'achetez des liens de qualite ici' }).sameText).toBe(1)
})

test('a short text is not counted, because many people may write it', () => {
  const { see } = setUp()
  see({ text: 'devis svp' })
  expect(see({ text: 'devis svp' }).sameText).toBe(1)
})

test('the same contact is an e-mail address in any case, or a phone number in any spelling', () => {
  const { see } = setUp()
  see({ email: 'Ines@hôtel.example' })
  expect(see({ email: 'ines@xn--htel-vqa.example' }).sameContact).toBe(2)
  see({ phone: '06 11 22 33 44' })
  expect(see({ phone: '06.11.22.33.44' }).sameContact).toBe(2)
  expect(see({ phone: '+33 ٦ ١١ ٢٢ ٣٣ ٤٤' }).sameContact).toBe(3)
})

test('a request that is sent again with the same id and text does not count', () => {
  const { see } = setUp()
  const repeat = { id: randomUUID(), typed: 'le même texte assez long' }
  const same = { address: '198.51.100.7', text: 'le même texte assez long', repeat }
  for (let index = 0; index < 10; index++) {
    expect(see(same)).toMatchObject({ sameAddress: 1, sameText: 1 })
  }
})

test('another text with the same id is another request', () => {
  const { see } = setUp()
  const id = randomUUID()
  const counts = [1, 2, 3].map((number) =>
    see({ address: '198.51.100.7', repeat: { id, typed: `des mots ${number}` } }),
  )
  expect(counts.map(({ sameAddress }) => sameAddress)).toEqual([1, 2, 3])
})

test('a flood of posts is detected, and its end too', () => {
  const { clock, see } = setUp()
  for (let index = 0; index < 120; index++) expect(see().crowd).toBe(false)
  expect(see().crowd).toBe(true)
  clock.advance(2 * minute)
  expect(see().crowd).toBe(false)
})
