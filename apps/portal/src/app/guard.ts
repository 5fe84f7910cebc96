import { redirect, type LoaderFunctionArgs } from 'react-router'
import { loginBefore, pageAfterLogin } from '#shared/page-after-login.ts'
import { session } from '#shared/session.ts'

/**
 * Comfort, not protection: the server checks every call. Without a token a new tab first takes over the session of
 * this browser; only when there is none does it show the login, and comes back afterwards.
 */
export async function requireLogin({ request }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  // The link of a confirmation mail is opened wherever the mail is read, so its page stands before the login.
  if (pathname === '/account/verify-email' && searchParams.has('token')) return redirect(`/auth/confirm-email${search}`)
  return (await isLoggedIn()) ? null : redirect(loginBefore(pathname + search))
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
