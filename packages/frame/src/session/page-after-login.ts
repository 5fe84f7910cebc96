/** The two addresses that a login lies between. */
export type LoginWay = {
  login: string
  /** Where a login leads when nothing else was wanted. */
  home: string
  /** What the router puts before every address of the app, when it does not live at the root. */
  base?: string
}

/** Only an address of our own: `//evil.example` and `https:` would leave the app. Browsers pass over tabs and line ends. */
export function pageAfterLogin({ home }: LoginWay, next: string | null): string {
  return next !== null && /^\/(?![/\\])[^\t\n\r]*$/.test(next) ? next : home
}

/** The login that leads back to the wanted page. Home is where it leads anyway. */
export function loginBefore({ login, home }: LoginWay, wanted: string): string {
  const isHome = wanted === '/' || wanted === home
  return isHome ? login : `${login}?${new URLSearchParams({ next: wanted })}`
}
