import * as z from 'zod/mini'
import { newStaffPassword } from '#desk/own-account.ts'
import { operation } from '#core/operation.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { staffParams } from '#desk/id-params.ts'
import { personName } from '#values/person-name.ts'
import { email, linkToken } from '#values/text.ts'
import { lastSeenId, pageLimit, version } from '#values/numbers.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The people of the desk: who they are, what they are trusted with, and how they come and go. */

const roles = z.array(z.enum(staffRoles)).check(z.minLength(1, 'required'), z.maxLength(staffRoles.length))

const staffRow = z.strictObject({
  id: anyNumber,
  /** Of the roles. */
  version: anyNumber,
  username: anyText,
  /** Empty until the invitation is accepted: people write their own name. */
  name: anyText,
  roles: z.array(z.enum(staffRoles)),
  state: z.enum(['invited', 'invitation-expired', 'active', 'disabled']),
  hasFactor: z.boolean(),
  lastSeenAt: z.nullable(anyMoment),
})
export type StaffRow = z.output<typeof staffRow>
export type StaffState = StaffRow['state']

export const listStaff = operation({
  name: 'listStaff',
  summary: 'The people of the desk, who came last first: an invitation is seen where it was just made.',
  method: 'GET',
  path: '/desk/api/staff',
  access: 'staff:admin',
  query: z.strictObject({
    /** The id of the last row already seen. */
    after: z.optional(lastSeenId),
    limit: pageLimit,
  }),
  reply: z.strictObject({ rows: z.array(staffRow), next: z.nullable(anyNumber) }),
})

export const invitationBody = z.strictObject({
  username: email,
  roles,
  /** The language of the invitation. */
  language: z.enum(['en', 'fa']),
})

export const inviteStaff = operation({
  name: 'inviteStaff',
  summary: 'Invite somebody to the desk. The link in the mail works once, for 48 hours.',
  method: 'POST',
  path: '/desk/api/staff',
  access: 'staff:admin',
  stepUp: 'code',
  body: invitationBody,
  reply: z.strictObject({ id: anyNumber }),
  status: 201,
})

export const resendInvitation = operation({
  name: 'resendInvitation',
  summary: 'Mail a new link to somebody who has not accepted the invitation. The old link ends.',
  method: 'POST',
  path: '/desk/api/staff/{id}/invitation',
  access: 'staff:admin',
  params: staffParams,
  reply: z.null(),
})

export const changeStaffRoles = operation({
  name: 'changeStaffRoles',
  summary: 'Say what a member of staff is trusted with. It holds everywhere within a second.',
  method: 'PUT',
  path: '/desk/api/staff/{id}/roles',
  access: 'staff:admin',
  stepUp: 'code',
  params: staffParams,
  /** The version that was seen, so that nobody undoes what another admin has just said. */
  body: z.strictObject({ version, roles }),
  reply: z.null(),
})

export const disableStaff = operation({
  name: 'disableStaff',
  summary: 'Shut somebody out. All their sessions end within a second.',
  method: 'POST',
  path: '/desk/api/staff/{id}/disable',
  access: 'staff:admin',
  stepUp: 'code',
  params: staffParams,
  reply: z.null(),
})

export const enableStaff = operation({
  name: 'enableStaff',
  summary: 'Let somebody in again who was shut out.',
  method: 'POST',
  path: '/desk/api/staff/{id}/enable',
  access: 'staff:admin',
  stepUp: 'code',
  params: staffParams,
  reply: z.null(),
})

export const resetFactor = operation({
  name: 'resetFactor',
  summary: "Forget a colleague's authenticator app and recovery codes: at the next login a new app is set up.",
  method: 'POST',
  path: '/desk/api/staff/{id}/factor-reset',
  access: 'staff:admin',
  stepUp: 'code',
  params: staffParams,
  reply: z.null(),
})

export const readInvitation = operation({
  name: 'readInvitation',
  summary: 'Whom an invitation is for, by the token of its mail.',
  method: 'POST',
  path: '/desk/api/invitation',
  access: 'anyone',
  body: z.strictObject({ token: linkToken }),
  reply: z.strictObject({ username: anyText }),
  repeatable: 'it only reads',
})

export const acceptanceBody = z.strictObject({
  token: linkToken,
  name: personName,
  password: newStaffPassword,
})

export const acceptInvitation = operation({
  name: 'acceptInvitation',
  summary: 'Accept an invitation with a name and a password. The login that follows sets the authenticator app up.',
  method: 'POST',
  path: '/desk/api/invitation/accept',
  access: 'anyone',
  body: acceptanceBody,
  reply: z.null(),
})

export const deskStaffOperations = [
  listStaff,
  inviteStaff,
  resendInvitation,
  changeStaffRoles,
  disableStaff,
  enableStaff,
  resetFactor,
  readInvitation,
  acceptInvitation,
] as const
