/** A step of the build: writes each page of build/client in fewer characters (shorten.ts). */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shorten } from './shorten.ts'

const folder = join(import.meta.dirname, '../../build/client')

for await (const file of glob('**/*.html', { cwd: folder })) {
  const path = join(folder, file)
  await writeFile(path, shorten(await readFile(path, 'utf8')))
}
