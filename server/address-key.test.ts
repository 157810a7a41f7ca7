import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  'claire@hôtel.example',
  ' Claire@HÔTEL.Example\n',
  'claire@xn--htel-vqa.example',
  'CLAIRE@XN--HTEL-VQA.EXAMPLE',
  'claire@ho\u0302tel.example',
  'claire\u200b@h\u00adôtel.example',
  'claire@hôtel。example',
])('%j is the same mailbox', (written) => {
  expect(addressKey(written)).toBe('claire@hôtel.example')
})

test.each(['claire@hotel.example', 'claire@xn--htel-vqb.example', 'clairé@hôtel.example'])(
  '%s is another mailbox',
  (written) => {
    expect(addressKey(written)).not.toBe('claire@hôtel.example')
  },
)

test.each(['', 'claire', 'claire@', 'claire@a..b', 'claire@<b>', '@'])(
  'a text without a valid address is returned unchanged: %j',
  (written) => {
    expect(addressKey(written)).toBe(written)
    expect(addressKey(addressKey(written))).toBe(addressKey(written))
  },
)
