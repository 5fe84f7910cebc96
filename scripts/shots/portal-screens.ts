import type { Screen } from './screen.ts'

/** What an agency works with. */
export const portalScreens: readonly Screen[] = [
  { name: 'dashboard', path: '/dashboard', as: 'agency' },
  { name: 'not-yet', path: '/reservations/list', as: 'agency' },
]
