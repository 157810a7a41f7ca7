import { expect, test } from 'vitest'
import { editAsTwo } from '../../tools/prove/chaos/edition-edits.ts'
import { describeEachStore } from '../store/suite/each-store.ts'

describeEachStore('two people who edit at once', (store, openElsewhere) => {
  // `npm run prove -- edition` makes a thousand.
  test.each(['one', 'two'])('lose no text, seed %s', { tags: 'thorough' }, async (seed) => {
    const report = await editAsTwo([store(), openElsewhere()], { seed, edits: 60 })
    expect(report.lost).toEqual([])
    expect(report.accepted).toBeGreaterThan(10)
  })
})
