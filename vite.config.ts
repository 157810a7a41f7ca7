import { defineConfig } from 'vite'
import { readBuildSettings } from './tools/build/build-settings.ts'
import { splitByMoment } from './tools/build/moments.ts'
import { textsOfTrades } from './tools/build/texts-of-trades.ts'

const settings = readBuildSettings(process.env)

/** Settings of the development server and of both halves of the build (tools/build/site.ts). */
export default defineConfig({
  appType: 'custom',
  plugins: [textsOfTrades],
  css: { postcss: { plugins: [splitByMoment] } },
  define: {
    // One object, replaced at build time; see app/build-settings.ts.
    __BUILD_SETTINGS__: JSON.stringify(settings),
    // Separate, so that each kind of build drops the code of the other.
    'import.meta.env.FORMS': JSON.stringify(settings.forms),
  },
  build: {
    // Drawings are files with a hash in their name, cached for a year, not data URIs in the HTML.
    assetsInlineLimit: 0,
    // Nested rules stay nested, which is shorter. Older browsers get no sheet: server/site/styled-browsers.ts.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // No hints in the page: app/browser/site.ts requests the files of each part.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // « use client » of react-toastify is for servers that render components, which this site has not.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
