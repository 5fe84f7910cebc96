/** Whose session a browser has, and which one; kept in local storage as `user.session`. */
export type Mark = { readonly owner: string; readonly sessionId: string }

/** Read off a token and not checked, which is the server's business. */
export function markOf(token: string): string {
  try {
    const [, claims = ''] = token.split('.')
    const { sub, sid } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
    return `${String(sub)}.${String(sid)}`
  } catch {
    return 'somebody'
  }
}

/** Undefined where nobody is named: a browser that is logged out, or a mark of before there were names in it. */
export function markIn(text: string | null): Mark | undefined {
  const [owner = '', sessionId] = text?.split('.') ?? []
  return sessionId === undefined ? undefined : { owner, sessionId }
}
