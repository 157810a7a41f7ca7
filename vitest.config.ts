import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { unitTests } from './tools/test/select.ts'

const globalSetup = 'tools/test/shared-databases.ts'

/**
 * Files that replace a module, or a global before they import one: it would stay replaced in the next file of the same
 * process. Others put back what they replace.
 */
const replacing = globSync(unitTests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(?:mock|resetModules)\(|^vi\.stubGlobal\(/m.test(readFileSync(file, 'utf8')),
)

// Tests in Node; Playwright runs the journeys of visitors.
export default defineConfig({
  // React as it is in production: its development build takes a stack for each element that it makes.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    // Some tests start and stop processes, and others may keep this machine's cores busy meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than there are cores: many tests wait for processes and databases of their own.
    maxWorkers: availableParallelism() + 1,
    // Tags that `npm test -- fast` skips.
    tags: [
      {
        name: 'postgres',
        description: 'Asks a store in PostgreSQL what it asks one in SQLite too.',
      },
      {
        name: 'thorough',
        description: 'Takes seconds for many inputs, random or hostile, or for other processes.',
      },
    ],
    projects: [
      {
        // Beside the code, in processes that load content and modules once for many files.
        extends: true,
        test: {
          ...{ name: 'unit', globalSetup, include: [unitTests], exclude: replacing },
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-isolated', globalSetup, include: replacing } },
      {
        // Tests of a finished build's files.
        extends: true,
        test: { name: 'built', globalSetup, include: ['e2e/built/*.test.ts'], isolate: false },
      },
    ],
  },
})
