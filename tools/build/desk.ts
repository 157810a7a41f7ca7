/**
 * Build step: the desk, apart from the site, so that it adds nothing to public pages. Writes
 * build/desk/client and build/desk/server.
 */
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'

const root = join(import.meta.dirname, '../../desk')
const out = join(import.meta.dirname, '../../build/desk')

const shared: InlineConfig = { root, configFile: false, publicDir: false, logLevel: 'warn' }

await build({
  ...shared,
  build: {
    outDir: join(out, 'client'),
    assetsDir: 'bureau/assets',
    emptyOutDir: true,
    // server/http/desk/door.ts reads it.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      input: {
        bureau: join(root, 'browser.tsx'),
        // The only script before a sign-in.
        connexion: join(root, 'connexion/ceremonies.ts'),
      },
    },
  },
})
await build({
  ...shared,
  build: { outDir: join(out, 'server'), emptyOutDir: true, ssr: join(root, 'door.tsx') },
})
