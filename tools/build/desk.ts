/**
 * A step of the build: the desk, apart from the site, so that no page of the site can grow by it.
 * Its browser half goes to build/desk/client, its door to build/desk/server.
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
    // server/http/desk/door.ts reads the names of scripts and sheets there.
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      input: {
        bureau: join(root, 'browser.tsx'),
        // The only script before signing in.
        connexion: join(root, 'connexion/ceremonies.ts'),
      },
    },
  },
})
await build({
  ...shared,
  build: { outDir: join(out, 'server'), emptyOutDir: true, ssr: join(root, 'door.tsx') },
})
