import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { codeChangesIn } from './code-changes.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const days = [
  ['Ancien Auteur', 'lead: Un\nprices:\n  - 650\n  - 900\nnote: >-\n  Long\n  texte\n'],
  ['Paul Ferrand', 'lead: Un\nprices:\n  - 690\n  - 900\nnote: >-\n  Long\n  texte\n'],
  ['Karim Jaziri', 'lead: Un\nprices:\n  - 690\n  - 900\nnote: >-\n  Long\n  texte changé\n'],
] as const

/** A repository with one commit a day from 22 November on. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'code-'))
  folders.push(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '-q')
  writeFileSync(join(folder, 'other.yaml'), 'a: 1\n')
  for (const [index, [name, text]] of days.entries()) {
    writeFileSync(join(folder, 'pages.yaml'), text)
    const date = `2026-11-${21 + index}T10:00:00Z`
    const user = ['-c', `user.name=${name}`, '-c', 'user.email=a@b.example']
    if (index === 0) git(...user, 'commit', '--allow-empty', '-qm', 'root')
    git('add', '.')
    git(...user, 'commit', '-qm', 'change', '--date', date)
  }
  return folder
}

const on = (day: number) => Date.UTC(2026, 10, day, 10)

test('a text has the author and the day of the last commit that changed its lines', async () => {
  const find = codeChangesIn(repository())
  expect(await find('pages', 'lead')).toEqual({ author: 'Ancien Auteur', at: on(21) })
  expect(await find('pages', 'prices.0')).toEqual({ author: 'Paul Ferrand', at: on(22) })
  expect(await find('pages', 'prices.1')).toEqual({ author: 'Ancien Auteur', at: on(21) })
  expect(await find('pages', 'prices')).toEqual({ author: 'Paul Ferrand', at: on(22) })
  expect(await find('pages', 'note')).toEqual({ author: 'Karim Jaziri', at: on(23) })
  expect(await find('pages', '')).toEqual({ author: 'Karim Jaziri', at: on(23) })
})

test('a text that no commit of the clone changed has no author', async () => {
  const folder = repository()
  expect(await codeChangesIn(folder)('pages', 'gone')).toBeUndefined()
  expect(await codeChangesIn(folder)('gone', 'lead')).toBeUndefined()
  const shallow = `${folder}-shallow`
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, shallow])
  folders.push(shallow)
  expect(await codeChangesIn(shallow)('pages', 'lead')).toBeUndefined()
  writeFileSync(join(folder, 'pages.yaml'), days[0][1].replace('Un', 'Deux'))
  expect(await codeChangesIn(folder)('pages', 'lead')).toBeUndefined()
})

test('without git, a text has no author', async () => {
  const folder = repository()
  rmSync(join(folder, '.git'), { recursive: true })
  expect(await codeChangesIn(folder)('pages', 'lead')).toBeUndefined()
})
