import type { Config } from '@react-router/dev/config'

export default {
  // Every address is a file made at build time; the server draws again only the answer to a form
  // posted without JavaScript, and what a query says (server/http/app.ts).
  ssr: true,
  // `/404` is the not-found page as a file: the server sends it with status 404.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  // The whole manifest is small and comes with the page: no discovery requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
