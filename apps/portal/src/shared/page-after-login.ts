/** Only an address of our own: `//evil.example` and `https:` would leave the portal. */
export function pageAfterLogin(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/dashboard'
}

/** The login that leads back to the wanted page. The dashboard is where it leads anyway. */
export function loginBefore(wanted: string): string {
  const isDashboard = wanted === '/' || wanted === '/dashboard'
  return isDashboard ? '/auth/login' : `/auth/login?${new URLSearchParams({ next: wanted })}`
}
