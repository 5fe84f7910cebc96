import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type StaffId, asStaffId } from '@sarai/domain/ground/ids.ts'
import type { SigningKey } from '#identity/token/access-token.ts'
import { Problem } from '#problem.ts'

const lifetimeSeconds = 300
const issuer = 'sarai'
/** Neither the type nor the audience of an access token: half a login opens nothing. */
const audience = 'desk-login'
const typ = 'login+jwt'

const claims = z.object({
  sub: z.coerce.number().transform(asStaffId),
  username: z.string(),
  next: z.enum(['code', 'enrol']),
  /** Of the password that was given: once that changes, this half login is void. */
  fingerprint: z.string(),
  /** Sealed. A new authenticator app is told it now; it is kept once the first code has come back. */
  secret: z.string().optional(),
})

/** What a correct password is good for: the second half of the login, within five minutes. */
export type HalfLogin = Omit<z.output<typeof claims>, 'sub'> & { staffId: StaffId }

export function signChallenge(key: SigningKey, { staffId, ...half }: HalfLogin): Promise<string> {
  return new SignJWT(half)
    .setProtectedHeader({ alg: 'EdDSA', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(`${staffId}`)
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(key.privateKey)
}

export async function readChallenge(key: SigningKey, next: HalfLogin['next'], token: string): Promise<HalfLogin> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, { algorithms: ['EdDSA'], typ, issuer, audience })
    const { sub: staffId, ...half } = claims.parse(payload)
    if (half.next !== next) throw new Error(`This login goes on with: ${half.next}`)
    return { staffId, ...half }
  } catch (error) {
    throw new Problem('LOGIN_EXPIRED', { cause: error })
  }
}
