/**
 * A step of the build that only `FORMS=emailjs` needs: makes build/client complete by itself, for
 * hosts that serve files and nothing else. Such a host finds the not-found page in 404.html, and
 * sets no headers, so each page says its policy itself.
 */
import { randomBytes } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mapFrame, metaPolicy, withNonce } from '../../server/http/security.ts'
import { readBuildSettings } from './build-settings.ts'

const { forms, emailJs, videoUrl, geoEndpoint } = readBuildSettings(process.env)
const folder = join(import.meta.dirname, '../../build/client')

if (forms === 'emailjs') {
  for await (const file of glob('**/index.html', { cwd: folder })) {
    const path = `/${file.replace(/\/?index\.html$/, '')}`
    const nonce = path === mapFrame ? randomBytes(16).toString('base64') : undefined
    const built = await readFile(join(folder, file), 'utf8')
    // No host of files can make one for each visit; it still shuts out `style=` attributes.
    const html = nonce ? withNonce(built, nonce) : built
    const facts = {
      videoOrigin: new URL(videoUrl).origin,
      connectTo: [URL.parse(geoEndpoint)?.origin, emailJs?.origin].filter(
        (origin) => origin !== undefined,
      ),
      // What a form does when no script takes it: see app/components/lead-form.tsx.
      formTargets: ['mailto:'],
    }
    const policy = metaPolicy(path, html, facts, nonce)
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
    const guarded = html.replace('<head>', `<head>${meta}`)
    await writeFile(join(folder, file), guarded)
    if (path === '/404') await writeFile(join(folder, '404.html'), guarded)
  }
}
