/**
 * A step of the build: the pages that clients follow their request on, apart from the site and from the
 * desk. They have no script: a sheet and a font go to build/follow/client, the door to
 * build/follow/server.
 */
import { join } from 'node:path'
import { build, type InlineConfig } from 'vite'

const root = join(import.meta.dirname, '../../follow')
const out = join(import.meta.dirname, '../../build/follow')

const shared: InlineConfig = { root, configFile: false, publicDir: false, logLevel: 'warn' }

await build({
  ...shared,
  build: {
    outDir: join(out, 'client'),
    assetsDir: 'suivi/assets',
    emptyOutDir: true,
    // server/http/follow/door.ts reads the name of the sheet there.
    manifest: true,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: { input: { suivi: join(root, 'follow.css') } },
  },
})
await build({
  ...shared,
  build: { outDir: join(out, 'server'), emptyOutDir: true, ssr: join(root, 'door.tsx') },
})
