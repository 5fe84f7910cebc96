import { redirect, type LoaderFunctionArgs } from 'react-router'
import * as guard from '@sarai/frame/session/guard.ts'
import { loginWay } from '#shared/login-way.ts'
import { session } from '#shared/session.ts'

export async function requireLogin(args: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(args.request.url)
  // The link of a confirmation mail is opened wherever the mail is read, so its page stands before the login.
  if (pathname === '/account/verify-email' && searchParams.has('token')) return redirect(`/auth/confirm-email${search}`)
  return guard.requireLogin(session, loginWay, args)
}

export const takeOverSession = (args: LoaderFunctionArgs) => guard.takeOverSession(session, loginWay, args)
