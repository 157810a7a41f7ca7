import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { unitTests } from './tools/test/select.ts'

const sharedDatabases = 'tools/test/shared-databases.ts'

// What runs in Node; journeys of visitors are Playwright's.
export default defineConfig({
  test: {
    // Some tests start and stop processes, and others may keep this machine's cores busy meanwhile.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than there are cores: many tests wait for processes and databases of their own.
    maxWorkers: availableParallelism() + 1,
    // What `npm test -- fast` leaves out.
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
        // Beside the code.
        extends: true,
        test: {
          name: 'unit',
          globalSetup: sharedDatabases,
          include: [unitTests],
        },
      },
      {
        // What the files of a finished build say.
        extends: true,
        test: { name: 'built', globalSetup: sharedDatabases, include: ['e2e/built/*.test.ts'] },
      },
    ],
  },
})
