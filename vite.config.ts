import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { readBuildSettings } from './tools/build-settings.ts'

export default defineConfig({
  plugins: [reactRouter()],
  // One object, replaced at build time; see app/build-settings.ts.
  define: { __BUILD_SETTINGS__: JSON.stringify(readBuildSettings(process.env)) },
  build: {
    // Drawings and icons are files with a hash in their name, cached for a year: never data URIs,
    // which the Content-Security-Policy would have to allow.
    assetsInlineLimit: 0,
  },
})
