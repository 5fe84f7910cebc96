/** Long enough for the code of a page to become a page, on a slow line, too. */
const pauseMs = 1_000

/** Does it when the page stands and the browser has nothing else to do. What fails now is done again when it is needed. */
export function afterThePage(task: () => Promise<unknown>): void {
  const attempt = () => void task().catch(() => undefined)
  // Safari has no idle callback.
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(attempt) : attempt()), pauseMs)
}
