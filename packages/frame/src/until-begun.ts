import type { createBrowserRouter } from 'react-router'

/** Until the code of the first page has arrived and its loaders have answered. */
export function untilBegun(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
