import { expect, test } from 'vitest'
import { assemble } from './assemble.ts'
import { readDocuments } from './load.ts'
import { withValue } from './with-value.ts'

test('assembling again computes only the documents that differ, or borrow what differs', () => {
  const documents = readDocuments()
  const before = assemble(documents)
  expect(assemble(documents).home).toBe(before.home)
  const founded = withValue(documents.get('company/company'), 'foundedIn', 1999)
  const after = assemble(new Map(documents).set('company/company', founded))
  expect(after.home.hero.place).toContain('1999')
  expect(assemble(documents)).toEqual(before)
})
