import { redirect, type RouteObject } from 'react-router'
import { requireLogin, takeOverSession } from '@sarai/frame/guard.ts'
import type { PageName } from '#app/page-title.tsx'
import { loginWay } from '#shared/login-way.ts'
import { session } from '#shared/session.ts'

const page = (path: string, name: PageName, load: RouteObject['lazy']): RouteObject => ({
  path,
  lazy: load,
  handle: { page: name },
})

/** Every address of the desk, under /desk. Pages load when they are first visited. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('#app/main-frame.tsx')).MainFrame }),
    loader: (args) => requireLogin(session, loginWay, args),
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
    loader: (args) => takeOverSession(session, loginWay, args),
  },
  { path: '*', loader: () => redirect('/agencies') },
]
