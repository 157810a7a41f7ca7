/** Reads the session's token in the browser. */
export const tokenOfPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="token"]')?.content ?? ''
