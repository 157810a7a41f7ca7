/**
 * Runs the build steps in order. tools/ready.mjs starts this for `npm start` and `npm run build`, and tests of
 * the static build start it in a copy of the project.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const steps = [
  'tools/build/check-content.ts',
  'tools/build/content-schemas.ts',
  // Pages import the drawings and their sizes from app/drawn/.
  'art/draw.ts',
  'tools/build/site.ts',
  'tools/build/server.ts',
  // Hashes inline blocks, so no later step may change them.
  'tools/build/pages.ts',
  'tools/build/desk-and-follow.ts',
  'tools/build/draw-images.ts',
  'tools/build/precompress.ts',
  'tools/build/sbom.ts',
  'tools/build/warm-up.ts',
]

const root = join(import.meta.dirname, '../..')
const leftOut = process.argv.slice(2)
for (const step of steps.filter((step) => !leftOut.includes(step))) {
  const child = spawn(process.execPath, [step], { cwd: root, stdio: 'inherit' })
  const [code, signal] = await once(child, 'close')
  if (code === 0) continue
  console.error(`${step} failed (${signal ?? `exit code ${code}`})`)
  process.exitCode = 1
  break
}
