import { redirect, type RouteObject } from 'react-router'
import type { PageName } from '#app/page-title.tsx'
import { session } from '#shared/session.ts'

async function isLoggedIn(): Promise<boolean> {
  return session.token() !== null || (session.mayTakeOver() && (await session.renew()))
}

const page = (path: string, name: PageName, load: RouteObject['lazy']): RouteObject => ({
  path,
  lazy: load,
  handle: { page: name },
})

/** Every address of the desk, under /desk. Pages load when they are first visited. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('#app/main-frame.tsx')).MainFrame }),
    loader: async () => ((await isLoggedIn()) ? null : redirect('/login')),
    children: [
      page('/agencies', 'agencies', async () => ({
        Component: (await import('#features/agencies/agencies-page.tsx')).AgenciesPage,
      })),
      page('/agencies/:id', 'agency', async () => ({
        Component: (await import('#features/agencies/agency-page.tsx')).AgencyPage,
      })),
      page('/activity', 'activity', async () => ({
        Component: (await import('#features/activity/activity-page.tsx')).ActivityPage,
      })),
    ],
  },
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('#app/login-frame.tsx')).LoginFrame }),
    loader: async () => ((await isLoggedIn()) ? redirect('/agencies') : null),
  },
  { path: '*', loader: () => redirect('/agencies') },
]
