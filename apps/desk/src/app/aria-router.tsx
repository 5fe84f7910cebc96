import { RouterProvider } from 'react-aria-components'
import { Outlet, useHref, useNavigate } from 'react-router'

/** Lets the links of the kit go through the router instead of loading the page anew. */
export function AriaRouter() {
  const navigate = useNavigate()
  return (
    // React Aria calls the hook itself, for each link that it draws.
    // oxlint-disable-next-line react/hooks
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <Outlet />
    </RouterProvider>
  )
}
