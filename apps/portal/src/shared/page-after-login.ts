/** Only an address of our own: `//evil.example` and `https:` would leave the portal. */
export function pageAfterLogin(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/dashboard'
}
