import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginBefore } from '#shared/page-after-login.ts'
import { session } from '#shared/session.ts'

/** A session that ended by itself leads to the login, which says so and leads back to this page. */
export function useLoginAfterLoss() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => session.onLoss(() => void navigate(loginBefore(pathname + search))), [navigate, pathname, search])
}
