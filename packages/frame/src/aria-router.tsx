import { RouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate, type NavigateOptions } from 'react-router'
import { useKeptFocus } from '#kept-focus.ts'
import { LeavingGuard } from '#leaving/leaving-guard.tsx'
import { NavigationLine } from '#navigation-line.tsx'

declare module 'react-aria-components' {
  /** `<Link href="…" routerOptions={{ state }}>` */
  interface RouterConfig {
    routerOptions: NavigateOptions
  }
}

/** Around every page: the links of the kit go through the router instead of loading the page anew. */
export function AriaRouter() {
  const navigate = useNavigate()
  useKeptFocus()
  return (
    // React Aria calls the hook itself, for each link that it draws.
    // oxlint-disable-next-line react/hooks
    <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <NavigationLine />
      <Outlet />
      <LeavingGuard />
    </RouterProvider>
  )
}
