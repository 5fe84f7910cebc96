import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageAfterLogin } from '#shared/page-after-login.ts'
import { session } from '#shared/session.ts'

/**
 * Comfort, not protection: the server checks every call. Without a token a new tab first takes over the session of
 * this browser; only when there is none does it show the login, and comes back afterwards.
 */
export async function requireLogin({ request }: LoaderFunctionArgs) {
  if (await isLoggedIn()) return null
  const { pathname, search } = new URL(request.url)
  const wanted = pathname + search
  return redirect(
    wanted === '/' || wanted === '/dashboard' ? '/auth/login' : `/auth/login?${new URLSearchParams({ next: wanted })}`,
  )
}

/** Whoever is logged in already has no business at the login form. */
export async function takeOverSession({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/auth/login' || !(await isLoggedIn())) return null
  return redirect(pageAfterLogin(searchParams.get('next')))
}

async function isLoggedIn(): Promise<boolean> {
  return session.token() !== null || (session.mayTakeOver() && (await session.renew()))
}
