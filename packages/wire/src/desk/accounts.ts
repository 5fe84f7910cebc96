import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { revokeQuery } from '#core/revoke-query.ts'
import { filledLine, line, secret, shape } from '#values/text.ts'
import { anyNumber, anyText } from '#values/reply-values.ts'

/** The desk's own login: a password, then a code, then a token. Nothing at the desk opens for only half of it. */

export const typedPassword = secret(1, 512, 'required')
/** Holds what was shown so far, signed, for five minutes. */
const challenge = secret(20, 2_000)
/** Six digits; apps show them in two groups, and some people type the space. */
export const typedCode = z.pipe(
  z.pipe(
    line(40, 'code'),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
  ),
  shape(6, /^\d{6}$/, 'code'),
)
/** Sixteen letters and digits of base32, in groups or not. */
const typedRecoveryCode = z.pipe(
  z.pipe(
    line(80, 'recoveryCode'),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  shape(16, /^[A-Z2-7]{16}$/, 'recoveryCode'),
)

const deskToken = z.strictObject({ token: anyText, expiresIn: anyNumber })
const recoveryCodes = z.array(anyText)

export const startDeskLogin = operation({
  name: 'startDeskLogin',
  summary: 'The first half of a login to the desk: the password. Says whether a code is needed, or an app to set up.',
  method: 'POST',
  path: '/desk/api/login',
  access: 'anyone',
  cookies: true,
  body: z.strictObject({
    username: filledLine(254),
    password: typedPassword,
  }),
  reply: z.discriminatedUnion('next', [
    z.strictObject({ next: z.literal('code'), challenge: anyText }),
    z.strictObject({
      next: z.literal('enrol'),
      challenge: anyText,
      /** For an authenticator app: as text, and as the address that its QR code holds. */
      secret: anyText,
      address: anyText,
    }),
  ]),
  repeatable: 'it opens nothing',
})

export const finishDeskLogin = operation({
  name: 'finishDeskLogin',
  summary: 'The second half of a login: the code of the authenticator app, or one of the recovery codes.',
  method: 'POST',
  path: '/desk/api/login/code',
  access: 'anyone',
  cookies: true,
  body: z.union([
    z.strictObject({ challenge, code: typedCode }),
    z.strictObject({ challenge, recoveryCode: typedRecoveryCode }),
  ]),
  reply: deskToken,
  repeatable: 'a code is taken once',
})

export const enrolFactor = operation({
  name: 'enrolFactor',
  summary: 'The first code of a new authenticator app ends the first login. Answers the recovery codes, this once.',
  method: 'POST',
  path: '/desk/api/login/enrolment',
  access: 'anyone',
  cookies: true,
  body: z.strictObject({ challenge, code: typedCode }),
  reply: z.strictObject({ ...deskToken.shape, recoveryCodes }),
  repeatable: 'a second enrolment is refused, and its answer must not be kept anywhere',
})

export const renewDeskToken = operation({
  name: 'renewDeskToken',
  summary: 'A new access token by the desk refresh cookie.',
  method: 'POST',
  path: '/desk/api/token',
  access: 'anyone',
  cookies: true,
  reply: deskToken,
  repeatable: 'a repeated renewal falls under the grace of its session',
})

export const revokeDeskToken = operation({
  name: 'revokeDeskToken',
  summary: 'End the desk session that the refresh cookie names; only the given one, when one is given.',
  method: 'POST',
  path: '/desk/api/token/revoke',
  access: 'anyone',
  cookies: true,
  query: revokeQuery,
  reply: z.null(),
  repeatable: 'ending an ended session changes nothing',
})

export const readStaffProfile = operation({
  name: 'readStaffProfile',
  summary: 'The member of staff who is logged in.',
  method: 'GET',
  path: '/desk/api/me',
  access: 'staff',
  reply: z.strictObject({
    id: anyNumber,
    username: anyText,
    name: anyText,
    roles: z.array(z.enum(staffRoles)),
    /** How many recovery codes are left. */
    recoveryCodes: anyNumber,
  }),
})

export const deskAccountOperations = [
  startDeskLogin,
  finishDeskLogin,
  enrolFactor,
  renewDeskToken,
  revokeDeskToken,
  readStaffProfile,
] as const
