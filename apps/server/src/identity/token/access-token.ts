import type { KeyObject } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { AgencyId, StaffId, UserId } from '@sarai/domain/ground/ids.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { Problem } from '#problem.ts'

export const accessTokenSeconds = 300
const issuer = 'sarai'

/** We signed it, so it is what we say it is. */
const knownAs = <Kind extends number>() => z.coerce.number().transform((value) => value as Kind)

/** The portal and the desk have tokens of their own: one is never taken for the other. */
const claims = {
  portal: z.object({ sub: knownAs<UserId>(), agency: knownAs<AgencyId>(), sid: z.string(), exp: z.number() }),
  desk: z.object({ sub: knownAs<StaffId>(), roles: z.array(z.enum(staffRoles)), sid: z.string(), exp: z.number() }),
} as const
export type Audience = keyof typeof claims
export type AccessClaims<A extends Audience> = z.output<(typeof claims)[A]>

export type SigningKey = { privateKey: KeyObject; publicKey: KeyObject }

export function signAccessToken<A extends Audience>(
  key: SigningKey,
  audience: A,
  subject: number,
  payload: Omit<AccessClaims<A>, 'sub' | 'exp'>,
): Promise<string> {
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(`${subject}`)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(key.privateKey)
}

/** One algorithm, one type, one issuer, one audience: everything else is no token of ours. */
export async function verifyAccessToken<A extends Audience>(
  key: SigningKey,
  audience: A,
  token: string,
): Promise<AccessClaims<A>> {
  try {
    const { payload } = await jwtVerify(token, key.publicKey, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer,
      audience,
    })
    return claims[audience].parse(payload) as AccessClaims<A>
  } catch (error) {
    throw new Problem('NOT_LOGGED_IN', { cause: error })
  }
}
