import * as z from 'zod/mini'
import { agencyStatuses } from '@sarai/domain/agency.ts'
import { operation, staffRoles } from '#operation.ts'

/** The desk's own login and its queue of agencies that wait for approval. */

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

const waitingAgency = z.strictObject({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  managerName: z.string(),
  email: z.string(),
  mobile: z.string(),
  language: z.enum(['en', 'fa']),
  registeredAt: z.iso.datetime(),
})
export type WaitingAgency = z.output<typeof waitingAgency>

export const listWaitingAgencies = operation({
  name: 'listWaitingAgencies',
  summary: 'Agencies that asked for an account and wait for an answer, the longest waiting first.',
  method: 'GET',
  path: '/desk/api/agencies/waiting',
  access: 'staff:admin',
  query: z.strictObject({
    /** The id of the last row already seen: the next page begins after it. */
    after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
  }),
  reply: z.strictObject({
    rows: z.array(waitingAgency),
    /** How many wait in all, counted to a thousand at most. */
    total: z.number(),
    next: z.nullable(z.number()),
  }),
})

export const approveAgency = operation({
  name: 'approveAgency',
  summary: 'Open the account of a waiting agency; the agency is told by mail.',
  method: 'POST',
  path: '/desk/api/agencies/{id}/approve',
  access: 'staff:admin',
  params: z.strictObject({ id: z.coerce.number().check(z.int(), z.positive()) }),
  /** The version that the decision was taken on, so that two people do not decide the same thing twice. */
  body: z.strictObject({ version: z.int() }),
  reply: z.strictObject({ id: z.number(), status: z.enum(agencyStatuses), version: z.number() }),
})

export const deskAccountOperations = [
  requestDeskToken,
  revokeDeskToken,
  readStaffProfile,
  listWaitingAgencies,
  approveAgency,
] as const
