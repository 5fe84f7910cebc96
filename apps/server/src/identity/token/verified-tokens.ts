import { verifyAccessToken, type AccessClaims, type Audience, type SigningKey } from '#identity/token/access-token.ts'
import { Problem } from '#problem.ts'

/** At once where the token is known. */
export type TokenCheck = <A extends Audience>(audience: A, token: string) => AccessClaims<A> | Promise<AccessClaims<A>>

/** About ten megabytes of tokens. Only tokens of ours get in, so nobody fills it who is not logged in. */
const mostRemembered = 20_000

/**
 * A signature that was good stays good, and checking one takes longer than most answers: so it is checked once, and
 * remembered until the token expires. Whether its session is still open is another question, asked of every call
 * (session-check.ts).
 */
export function createTokenCheck(key: SigningKey, now: () => number = Date.now): TokenCheck {
  const verified = new Map<string, AccessClaims<Audience>>()
  const verify = async <A extends Audience>(audience: A, token: string, name: string) => {
    const claims = await verifyAccessToken(key, audience, token)
    if (verified.size >= mostRemembered) verified.clear()
    verified.set(name, claims)
    return claims
  }
  return <A extends Audience>(audience: A, token: string) => {
    // A token of the desk is none of the portal's, however good it is.
    const name = `${audience} ${token}`
    const known = verified.get(name)
    if (known !== undefined) {
      if (known.exp * 1000 > now()) return known as AccessClaims<A>
      verified.delete(name)
      return Promise.reject(new Problem('NOT_LOGGED_IN'))
    }
    return verify(audience, token, name)
  }
}
