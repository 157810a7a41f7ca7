import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stateWords } from '#content/desk/states.ts'

const sheet = await readFile(join(import.meta.dirname, '../../desk/ui/state.css'), 'utf8')

const plain = 'new'

test.each(Object.keys(stateWords).filter((state) => state !== plain))(
  'the state %s has its own shape in desk/ui/state.css',
  (state) => {
    const rule = new RegExp(`^\\.is-${state}::before \\{\\n\\s+--shape:`, 'm')
    expect(rule.test(sheet), `a rule .is-${state}::before with a --shape`).toBe(true)
  },
)
