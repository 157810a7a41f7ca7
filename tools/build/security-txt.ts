/** Build step: writes build/client/.well-known/security.txt (RFC 9116). */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadContent } from '#content/documents/load.ts'
import { readBuildSettings } from './build-settings.ts'

const { company } = loadContent()
const { siteUrl } = readBuildSettings(process.env)
const folder = join(import.meta.dirname, '../../build/client/.well-known')

// RFC 9116 recommends less than a year, so that an abandoned site has no valid contact.
const expires = new Date()
expires.setUTCMonth(expires.getUTCMonth() + 11)

await mkdir(folder, { recursive: true })
await writeFile(
  join(folder, 'security.txt'),
  [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n'),
)
