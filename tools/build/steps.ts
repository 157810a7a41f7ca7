/**
 * Steps of the build in order, each a program. tools/ready.mjs runs them for `npm start` and `npm run
 * build`; tests of the static build run them in a copy.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

interface Step {
  /** Program and arguments, run from the project's root. */
  run: readonly [program: string, ...args: string[]]
  why: string
}

export const steps: readonly Step[] = [
  {
    run: ['tools/build/check-content.ts'],
    why: 'Nothing is built from words that types cannot judge and a reader would.',
  },
  {
    run: ['tools/build/content-schemas.ts'],
    why: 'An editor of code says what a document may hold while it is written.',
  },
  {
    run: ['art/draw.ts'],
    why: 'Pages import the drawings and their sizes from app/drawn/.',
  },
  {
    run: ['tools/build/site.ts'],
    why: 'What browsers run goes to build/client, what renders pages to build/server.',
  },
  {
    run: ['tools/build/pages.ts'],
    why: 'Every address becomes a file in build/client, without what the page has no use for.',
  },
  {
    run: ['tools/build/desk.ts'],
    why: 'People of the agency have a bundle of their own.',
  },
  {
    run: ['tools/build/follow.ts'],
    why: 'Clients follow their request on pages that have no script and a sheet of their own.',
  },
  {
    run: ['tools/build/draw-images.ts'],
    why: 'Social networks and home screens take no SVG.',
  },
  {
    run: ['tools/build/security-txt.ts'],
    why: 'Whoever finds a hole wants to know where to say so.',
  },
  {
    run: ['tools/build/policies.ts'],
    why: 'Inline blocks are allowed by their hashes, known once nothing changes them any more.',
  },
  {
    run: ['tools/build/precompress.ts'],
    why: 'Of files in their final form, packed with an effort that no request could wait for.',
  },
  {
    run: ['tools/build/sbom.ts'],
    why: 'Whoever runs the site may ask what it is made of.',
  },
  {
    run: ['tools/build/warm-up.ts'],
    why: 'Starts what all the others made, so that every later start finds it compiled.',
  },
]

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  for (const { run, why } of steps) {
    const child = spawn(process.execPath, run, { cwd: root, stdio: 'inherit' })
    const [code, signal] = await once(child, 'close')
    if (code === 0) continue
    console.error(`${run.join(' ')} failed (${signal ?? `exit code ${code}`}): ${why}`)
    process.exitCode = 1
    break
  }
}
