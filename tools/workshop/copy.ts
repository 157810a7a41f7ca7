import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Copies the sources of the project, so that the build of other tests is not replaced. */
export async function copyProject(copy: string): Promise<void> {
  const ours = /^(?:\.git|builds?|data|node_modules|test-results|app\/drawn)(?:\/|$)/
  await cp(root, copy, { recursive: true, filter: (source) => !ours.test(relative(root, source)) })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
}

/** Builds a copy of the project, without the named steps of tools/build/. */
export async function buildCopy(
  copy: string,
  leftOut: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const steps = ['tools/build/steps.ts', ...leftOut.map((name) => `tools/build/${name}.ts`)]
  const settings = { PATH: process.env.PATH, ...env }
  await promisify(execFile)(process.execPath, steps, { env: settings, cwd: copy })
}
