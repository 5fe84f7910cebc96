/** Words and slashes: a page of ours has no dots, no escapes and no second address in its path. */
const pagePath = /^(\/[\w-]+)+$/

/**
 * Where the link of the mail leads. The caller may name the page (the specification's ResetPasswordBaseUrl), but only
 * one of our own: of what it sends nothing but a plain path is taken, and that only when the origin is ours to the
 * letter. Whoever could choose the host would receive the token. The origin alone is not enough: `blob:` borrows ours.
 */
export function resetPageOf(portalOrigin: string, given: string | undefined): string {
  const ours = `${portalOrigin}/auth/reset-password`
  if (given === undefined || !URL.canParse(given)) return ours
  const { origin, pathname } = new URL(given)
  return origin === portalOrigin && pagePath.test(pathname) ? `${portalOrigin}${pathname}` : ours
}
