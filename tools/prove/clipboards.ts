/**
 * `npm run prove -- clipboards`: captures what programs put on the clipboard, as test data of the article editor. Each program
 * opens one document, selects all and copies. Needs the Debian packages of `programs`, and npm for the editors.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import { browserArgs } from '../test/browser.ts'

const programs =
  'libreoffice-writer libreoffice-calc abiword gnumeric pandoc chromium firefox-esr xvfb openbox xclip xdotool'
/** Packages of the pages that Chromium copies from, at exact versions. */
const editors = {
  '@tiptap/core': '3.34.0',
  '@tiptap/pm': '3.34.0',
  '@tiptap/starter-kit': '3.34.0',
  'markdown-it': '15.0.3',
  'markdown-it-footnote': '4.0.0',
  unified: '11.0.5',
  'remark-parse': '11.0.0',
  'remark-gfm': '4.0.1',
  'remark-rehype': '11.1.2',
  'rehype-stringify': '10.0.1',
}

const data = join(import.meta.dirname, '../../desk/edition/editor/clipboards')
const folder = mkdtempSync(join(tmpdir(), 'graaand-clipboards-'))
const file = (name: string) => join(folder, name)
const children: ChildProcess[] = []
process.once('exit', () => {
  for (const child of children) child.kill()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

// Escape closes a message about the file.
const selectAndCopy = ['Escape', 'ctrl+a', 'ctrl+c']

const env = { ...process.env, DISPLAY: ':61', HOME: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' }

function start(program: string, ...args: string[]): ChildProcess {
  const child = spawn(program, args, { env, stdio: 'ignore' })
  children.push(child)
  return child
}

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    env,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

const clipboard = (target: string) =>
  spawnSync('xclip', ['-selection', 'clipboard', '-t', target, '-o'], { env }).stdout.toString()

const versionOf = (name: string) =>
  run('dpkg-query', '-W', `-f=\${source:Upstream-Version}`, name).replace(/[~+].*/, '')

/** Names the program in a comment, without the folder and dates of this run. */
function keep(name: string, program: string, html: string, text = '') {
  if (!html.trim()) throw new Error(`${name}: nothing was copied`)
  const clean = (raw: string) =>
    raw
      .replaceAll('\0', '')
      .replaceAll(folder, '')
      .replaceAll(/src="(?:file:|\w+_files)[^"]*"/g, 'src="pont.png"')
      .replaceAll(/base64,[\w+/=\s]+/g, 'base64,iVBORw0KGgo=')
      .replaceAll(/[ \t]+$/gm, '')
  writeFileSync(
    join(data, `${name}.html`),
    `<!-- Captured: ${program} -->\n${clean(html).trim()}\n`,
  )
  if (text.trim()) writeFileSync(join(data, `${name}.txt`), `${clean(text).trimEnd()}\n`)
}

/** Repeats select and copy until the program has answered, because windows open late. */
async function capture(name: string, program: string, child: ChildProcess) {
  spawnSync('xclip', ['-selection', 'clipboard', '-i', '/dev/null'], { env, timeout: 5_000 })
  for (let times = 0; times < 60; times += 1) {
    await setTimeout(1_000)
    for (const key of selectAndCopy) {
      spawnSync('xdotool', ['key', '--delay', '60', key], { env })
      await setTimeout(200)
    }
    const targets = clipboard('TARGETS')
    if (!targets.includes('text/html')) continue
    await setTimeout(1_000)
    keep(name, program, clipboard('text/html'), clipboard('UTF8_STRING'))
    child.kill()
    return setTimeout(1_000)
  }
  throw new Error(`${name}: nothing was copied`)
}

async function makeDocuments() {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#08f' } })
  await picture.png().toFile(file('pont.png'))
  writeFileSync(file('source.markdown'), readFileSync(join(data, 'source.markdown')))
  run('pandoc', 'source.markdown', '-o', 'source.docx')
  writeFileSync(file('source.fods'), readFileSync(join(data, 'source.fods')))
  run('soffice', '--headless', '--convert-to', 'xlsx', 'source.fods')
  // Without the tip of the day, which takes the keys.
  const profile = 'user'
  mkdirSync(file(profile), { recursive: true })
  writeFileSync(
    file(`${profile}/registrymodifications.xcu`),
    `<?xml version="1.0"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item
    oor:path="/org.openoffice.Office.Common/Misc"><prop oor:name="ShowTipOfTheDay" oor:op="fuse"><value>false</value
    ></prop></item></oor:items>`,
  )
}

async function fromOffice() {
  const office = (name: string) =>
    start(
      'soffice',
      `-env:UserInstallation=file://${folder}`,
      '--norestore',
      '--nologo',
      file(name),
    )
  await capture(
    'writer',
    `LibreOffice Writer ${versionOf('libreoffice-writer')}`,
    office('source.docx'),
  )
  await capture('calc', `LibreOffice Calc ${versionOf('libreoffice-calc')}`, office('source.fods'))
  await capture('abiword', `AbiWord ${versionOf('abiword')}`, start('abiword', file('source.docx')))
  await capture(
    'gnumeric',
    `Gnumeric ${versionOf('gnumeric')}`,
    start('gnumeric', file('source.xlsx')),
  )
}

/** Copies pages from Chromium, with a window, because the headless browser has a clipboard of its own. */
async function fromPages() {
  writeFileSync(file('package.json'), JSON.stringify({ private: true, dependencies: editors }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder })
  const pandoc = run('pandoc', 'source.docx', '-t', 'html', '--extract-media=.')
  const pandocName = `pandoc ${versionOf('pandoc')}`
  keep('pandoc', `${pandocName}, from source.docx`, pandoc)
  writeFileSync(file('page.html'), `<!doctype html><meta charset="utf-8">${pandoc}`)
  writeFileSync(
    file('markdown.mjs'),
    `import { writeFileSync } from 'node:fs'
    import MarkdownIt from 'markdown-it'
    import footnote from 'markdown-it-footnote'
    import { unified } from 'unified'
    import parse from 'remark-parse'
    import gfm from 'remark-gfm'
    import rehype from 'remark-rehype'
    import stringify from 'rehype-stringify'
    const text = process.argv[2]
    const page = (html) => '<!doctype html><meta charset="utf-8">' + html
    writeFileSync('markdown-it.html', page(new MarkdownIt().use(footnote).render(text)))
    const html = await unified().use(parse).use(gfm).use(rehype).use(stringify).process(text)
    writeFileSync('remark.html', page(String(html)))`,
  )
  // Comments and powers are signs of pandoc alone.
  const plain = readFileSync(file('source.markdown'), 'utf8')
    .replace(/^Fondée.*?\n\n/ms, '')
    .replaceAll(/\^(\d)\^|~(\d)~/g, '$1$2')
  execFileSync('node', ['markdown.mjs', plain], { cwd: folder })
  writeFileSync(
    file('editor.js'),
    `import { Editor } from '@tiptap/core'
    import StarterKit from '@tiptap/starter-kit'
    const element = document.querySelector('div')
    new Editor({ element, extensions: [StarterKit], content: element.dataset.text, autofocus: true })`,
  )
  const attribute = pandoc.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  await build({
    ...{ root: folder, logLevel: 'error', configFile: false },
    build: {
      lib: { entry: 'editor.js', formats: ['iife'], name: 'made', fileName: () => 'made.js' },
    },
  })
  writeFileSync(
    file('tiptap.html'),
    `<!doctype html><meta charset="utf-8"><div data-text="${attribute}"></div><script src="dist/made.js"></script>`,
  )
  const browser = await chromium.launch({
    ...{ executablePath: '/usr/bin/chromium', headless: false, env, args: browserArgs },
  })
  const chromiumName = `Chromium ${browser.version()}`
  const pages = {
    chromium: ['page.html', `a page of ${pandocName}`],
    'markdown-it': [
      'markdown-it.html',
      `a page of markdown-it-footnote ${editors['markdown-it-footnote']}`,
    ],
    remark: [
      'remark.html',
      `a page of remark-gfm ${editors['remark-gfm']}, which writes notes as GitHub does`,
    ],
    tiptap: ['tiptap.html', `@tiptap/starter-kit ${editors['@tiptap/starter-kit']}`],
  }
  for (const [name, [path = '', source]] of Object.entries(pages)) {
    const page = await browser.newPage()
    await page.goto(`file://${file(path)}`)
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await setTimeout(500)
    keep(name, `${chromiumName}, ${source}`, clipboard('text/html'), clipboard('UTF8_STRING'))
  }
  await browser.close()
  mkdirSync(file('firefox'))
  await capture(
    'firefox',
    `Firefox ${versionOf('firefox-esr')}, a page of ${pandocName}`,
    start(
      'firefox-esr',
      '--profile',
      file('firefox'),
      '--no-remote',
      `file://${file('page.html')}`,
    ),
  )
}

const missing = programs
  .split(' ')
  .filter((name) => spawnSync('dpkg-query', ['-W', name]).status !== 0)
if (missing.length > 0) {
  console.log(`not captured, because these packages are missing: ${missing.join(' ')}`)
  process.exit(1)
}
start('Xvfb', env.DISPLAY, '-screen', '0', '1280x800x24', '-nolisten', 'tcp')
await setTimeout(1_000)
start('openbox')
await makeDocuments()
await fromOffice()
await fromPages()
process.exit(0)
