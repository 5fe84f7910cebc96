import { redirect, type RouteObject } from 'react-router'
import { session } from '#shared/session.ts'

async function isLoggedIn(): Promise<boolean> {
  return session.token() !== null || (session.mayTakeOver() && (await session.renew()))
}

/** Every address of the desk, under /desk. Pages load when they are first visited. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('#app/main-frame.tsx')).MainFrame }),
    loader: async () => ((await isLoggedIn()) ? null : redirect('/login')),
    children: [
      {
        path: '/agencies',
        lazy: async () => ({ Component: (await import('#features/agencies/agencies-page.tsx')).AgenciesPage }),
      },
    ],
  },
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('#app/login-frame.tsx')).LoginFrame }),
    loader: async () => ((await isLoggedIn()) ? redirect('/agencies') : null),
  },
  { path: '*', loader: () => redirect('/agencies') },
]
