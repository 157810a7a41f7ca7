/**
 * Runs the build steps. tools/ready.mjs starts this for `npm start` and `npm run build`, and tests of
 * the static build start it in a copy of the project.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Stages run in sequence, the steps of a stage in parallel. */
const stages = [
  // Pages import the drawings and their sizes from app/drawn/.
  ['tools/build/check-content.ts', 'tools/build/content-schemas.ts', 'art/draw.ts'],
  // Empties build/client, where later steps write too.
  ['tools/build/site.ts'],
  ['tools/build/server.ts', 'tools/build/draw-images.ts'],
  // The pages' inline blocks are hashed, so no later step may change them.
  ['tools/build/pages.ts', 'tools/build/desk-and-follow.ts'],
  ['tools/build/precompress.ts', 'tools/build/warm-up.ts', 'tools/build/sbom.ts'],
]

const root = join(import.meta.dirname, '../..')
const leftOut = process.argv.slice(2)
for (const stage of stages) {
  const steps = stage.filter((step) => !leftOut.includes(step))
  const results = await Promise.all(steps.map(runStep))
  if (results.every(Boolean)) continue
  process.exitCode = 1
  break
}

async function runStep(step: string): Promise<boolean> {
  const child = spawn(process.execPath, [step], { cwd: root, stdio: 'inherit' })
  const [code, signal] = await once(child, 'close')
  if (code !== 0) console.error(`${step} failed (${signal ?? `exit code ${code}`})`)
  return code === 0
}
