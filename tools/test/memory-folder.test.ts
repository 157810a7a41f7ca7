import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the folder in memory runs programs, and is removed when its process exits', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'memory-folder.ts'))
  const source = `
    import { existsSync } from 'node:fs'
    import { createFolderInMemory } from ${module}
    const folder = createFolderInMemory()
    console.log(JSON.stringify([folder, folder && existsSync(folder)]))`
  const args = ['--input-type=module-typescript', '--eval', source]
  const [folder, existed] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  // A machine may have no memory to spare.
  if (folder) expect([existed, existsSync(folder)]).toEqual([true, false])
})
