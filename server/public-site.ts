/** Whether a site has visitors: its `SITE_URL` names no address of this machine. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  const host = siteUrl && new URL(siteUrl).hostname
  return Boolean(host && !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host))
}
