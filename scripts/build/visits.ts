import type { Bytes } from './visit.ts'

export type Planned = {
  name: string
  /** Where a browser goes first. */
  path: string
  /** The lazy modules that the address needs; routes.tsx of the app names them. The login comes with index.html. */
  modules: readonly string[]
  /** Bytes of JavaScript, gzip. The login's is promised: a phone on a slow line shows it in a few seconds. */
  budget: number
}

/** The frame draws the palette's part at once, though it is loaded beside it. */
const portalFrame = ['src/app/main-frame.tsx', 'src/app/commands.tsx']

/** The first visits that are measured: the bytes that somebody waits for who has never been here. */
export const visits = {
  'apps/portal': [
    {
      name: 'login',
      path: '/auth/login',
      modules: [],
      budget: 150_000,
    },
    {
      name: 'dashboard',
      path: '/dashboard',
      modules: [...portalFrame, 'src/features/dashboard/dashboard-page.tsx'],
      budget: 209_000,
    },
    {
      name: 'wizard',
      path: '/reservations/new',
      modules: [...portalFrame, 'src/features/new-request/new-request-page.tsx'],
      budget: 264_000,
    },
    {
      name: 'request',
      path: '/reservations/reservation-details/1',
      modules: [...portalFrame, 'src/features/requests/details/request-page.tsx'],
      budget: 262_000,
    },
  ],
  'apps/desk': [
    {
      name: 'login',
      path: '/desk/login',
      modules: [],
      budget: 154_000,
    },
    {
      name: 'today',
      path: '/desk/',
      modules: ['src/app/main-frame.tsx', 'src/features/requests/today/today-page.tsx'],
      budget: 218_000,
    },
    {
      name: 'agencies',
      path: '/desk/agencies',
      modules: ['src/app/main-frame.tsx', 'src/features/agencies/agencies-page.tsx'],
      // Its navigation counts the requests and messages that wait, too.
      budget: 208_000,
    },
    {
      name: 'receipts',
      path: '/desk/receipts',
      modules: ['src/app/main-frame.tsx', 'src/features/payments/payments-page.tsx'],
      budget: 271_000,
    },
    {
      name: 'request',
      path: '/desk/requests/1',
      modules: ['src/app/main-frame.tsx', 'src/features/requests/details/request-page.tsx'],
      budget: 281_000,
    },
    {
      name: 'prices',
      path: '/desk/packages/1/properties/1',
      modules: ['src/app/main-frame.tsx', 'src/features/packages/property/property-page.tsx'],
      budget: 268_000,
    },
  ],
} as const satisfies Record<string, readonly Planned[]>

export function overBudget({ name, budget }: Planned, { gzip }: Pick<Bytes, 'gzip'>): string | undefined {
  return gzip > budget ? `${name}: ${gzip} bytes of JavaScript, ${budget} are allowed (gzip)` : undefined
}
