import type { Config } from '@react-router/dev/config'

export default {
  // Every address is a file made at build time; the server renders again only the answer to a
  // form posted without JavaScript, and /devis with a service in its query.
  ssr: true,
  // `/404` is the not-found page as a file: the server sends it with status 404.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  // The whole manifest is small and comes with the page: no discovery requests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
