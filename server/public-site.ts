/** Whether a site has visitors: its `SITE_URL` names neither this machine nor a host without public DNS. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  const host = siteUrl && new URL(siteUrl).hostname
  return Boolean(
    host && !/^(?:(?:.+\.)?(?:localhost|local|test)|127(?:\.\d+){3}|\[::1\])$/.test(host),
  )
}
