import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginBefore, type LoginWay } from '#session/page-after-login.ts'
import type { LosableSession } from '#session/session-loss.ts'

/** Told to whoever holds something unsaved, with the question whether to leave it (leaving-guard.tsx). */
export type LossState = { isAfterLoss: true } | null

/** A session that ended by itself leads to the login, which says so and leads back to this page. */
export function useLoginAfterLoss(session: LosableSession, way: LoginWay) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () =>
      session.onLoss(
        () => void navigate(loginBefore(way, pathname + search), { state: { isAfterLoss: true } satisfies LossState }),
      ),
    [session, way, navigate, pathname, search],
  )
}
