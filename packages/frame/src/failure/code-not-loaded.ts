import type { RouteObject } from 'react-router'
import { nextTurn } from '#next-turn.ts'

/** The code of a page did not come: no connection, no server, or a release that took it away. */
export class CodeNotLoaded extends Error {
  override name = 'CodeNotLoaded'
}

/**
 * Browsers word a failed `import()` each in their own way, so it is marked where it happens: whatever keeps the code of
 * a route from arriving is a `CodeNotLoaded`.
 */
export function markingWhatIsNotLoaded(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route
    // A turn for each: a page has dozens of files, and to ask for all of a frame and its page at once takes a slow phone
    // a quarter of a second.
    const marked = typeof lazy === 'function' ? { lazy: () => nextTurn().then(lazy).catch(notLoaded) } : {}
    if (route.index === true) return { ...route, ...marked }
    return { ...route, ...marked, ...(children && { children: markingWhatIsNotLoaded(children) }) }
  })
}

/** For a part of a page that comes later: `import('…').catch(notLoaded)`. */
export function notLoaded(cause: unknown): never {
  throw new CodeNotLoaded('The code of this page could not be loaded', { cause })
}
