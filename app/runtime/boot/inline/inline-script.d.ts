/** A script of ours as a minified string; vite.config.ts makes it. */
declare module '*?inline-script' {
  const code: string
  export default code
}
