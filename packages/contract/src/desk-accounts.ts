import * as z from 'zod/mini'
import { operation, staffRoles } from '#operation.ts'

/** The desk's own login. */

export const requestDeskToken = operation({
  name: 'requestDeskToken',
  summary: 'Log in to the desk, or renew the access token by the desk refresh cookie.',
  method: 'POST',
  path: '/desk/api/token',
  access: 'anyone',
  body: z.discriminatedUnion('grant', [
    z.strictObject({
      grant: z.literal('password'),
      username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254)),
      password: z.string().check(z.minLength(1, 'required'), z.maxLength(512)),
    }),
    z.strictObject({ grant: z.literal('refresh') }),
  ]),
  reply: z.strictObject({ token: z.string(), expiresIn: z.number() }),
  repeatable: 'a second login opens a session of its own; a repeated renewal falls under the grace of its session',
})

export const revokeDeskToken = operation({
  name: 'revokeDeskToken',
  summary: 'End the desk session that the refresh cookie names.',
  method: 'POST',
  path: '/desk/api/token/revoke',
  access: 'anyone',
  reply: z.null(),
  repeatable: 'ending an ended session changes nothing',
})

export const readStaffProfile = operation({
  name: 'readStaffProfile',
  summary: 'The member of staff who is logged in.',
  method: 'GET',
  path: '/desk/api/me',
  access: 'staff',
  reply: z.strictObject({ name: z.string(), roles: z.array(z.enum(staffRoles)) }),
})

export const deskAccountOperations = [requestDeskToken, revokeDeskToken, readStaffProfile] as const
