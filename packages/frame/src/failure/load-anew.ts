import { linkTakenFrom } from '#session/mail-link.ts'

/**
 * Loads the page anew if the server has an answer. Without one the browser would put a page of its own in our place,
 * with no way back into the app.
 */
export async function loadAnew(): Promise<boolean> {
  const { pathname, search } = location
  // A page that a mail leads to has taken its token out of the address; it gets it back, and takes it out again.
  const address = `${pathname}${linkTakenFrom(pathname) ?? search}`
  const answer = await fetch(pathname, { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok !== true) return false
  if (address === pathname + search) location.reload()
  else location.replace(address)
  return true
}

/**
 * Loads the page anew by itself, once per address and build: a second try of the same would end the same, for ever.
 * A browser that keeps nothing cannot know whether it did, so there it never does.
 */
export async function loadAnewOnce(): Promise<boolean> {
  const mark = `sarai.loaded-anew ${buildName()} ${location.pathname}`
  try {
    if (sessionStorage.getItem(mark) !== null) return false
    sessionStorage.setItem(mark, 'yes')
    if (await loadAnew()) return true
    // It was not done, so it may be done once the connection is back.
    sessionStorage.removeItem(mark)
  } catch {
    // Storage is forbidden or full.
  }
  return false
}

/** The script that the page names carries the hash of its build. */
function buildName(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? ''
}
