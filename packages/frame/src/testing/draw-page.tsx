import { useState, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { render } from '@sarai/ui/testing/render.tsx'
import { AriaRouter } from '#aria-router.tsx'
import { createQueryClient } from '#data/query-client.ts'

/** Draws a page as an app does, at an address, with a cache of its own; `others` are the pages that it leads to. */
export function drawPage(page: ReactNode, address = '/list', others: RouteObject[] = []) {
  const routes = [{ Component: AriaRouter, children: [...others, { path: '*', element: <Cached>{page}</Cached> }] }]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { address: () => router.state.location.pathname + router.state.location.search, router }
}

function Cached({ children }: { children: ReactNode }) {
  const notify = useSnackbar()
  const [client] = useState(() => createQueryClient(notify))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

export function aRefusal(values: Partial<CallFailed> = {}): CallFailed {
  const text = values.message ?? 'Refused.'
  return new CallFailed({ status: 409, code: 'STATE_CHANGED', text, fields: [], reference: 'r', ...values })
}

export const lostAnswer = () => aRefusal({ status: 0, code: 'UNREACHABLE' })

/** An answer that comes when the test says so. */
export const unanswered = () => Promise.withResolvers<unknown>()
