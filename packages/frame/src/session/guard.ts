import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Session } from '@sarai/wire/core/session.ts'
import { loginBefore, pageAfterLogin, type LoginWay } from '#session/page-after-login.ts'

/**
 * Comfort, not protection: the server checks every call. Without a token a new tab first takes over the session of
 * this browser; only when there is none does it show the login, and comes back afterwards.
 */
export async function requireLogin(session: Session, way: LoginWay, { request }: LoaderFunctionArgs) {
  const { path, search } = wantedIn(request, way)
  return (await isLoggedIn(session)) ? null : redirect(loginBefore(way, path + search))
}

/** Whoever is logged in already has no business at the login form. */
export async function takeOverSession(session: Session, way: LoginWay, { request }: LoaderFunctionArgs) {
  const { path, searchParams } = wantedIn(request, way)
  if (path !== way.login || !(await isLoggedIn(session))) return null
  return redirect(pageAfterLogin(way, searchParams.get('next')))
}

async function isLoggedIn(session: Session): Promise<boolean> {
  return session.token() !== null || session.takeOver()
}

/** A loader is told the whole address; everything else of the router leaves the base out. */
function wantedIn(request: Request, { base = '' }: LoginWay) {
  const { pathname, search, searchParams } = new URL(request.url)
  // At /desk nothing is left of the path.
  return { path: pathname.slice(base.length) || '/', search, searchParams }
}
