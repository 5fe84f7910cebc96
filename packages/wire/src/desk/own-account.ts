import * as z from 'zod/mini'
import { brokenPasswordRules, longestPassword } from '@sarai/domain/people/password-rules.ts'
import { typedPassword } from '#desk/accounts.ts'
import { operation } from '#core/operation.ts'
import { secret, uuid } from '#values/text.ts'
import { anyMoment, anyText } from '#values/reply-values.ts'

/** What members of staff do with their own account. */

export const newStaffPassword = secret(1, longestPassword, 'password', 'passwordLong').check(
  z.refine((password) => brokenPasswordRules(password).length === 0, 'password'),
)

export const changeStaffPassword = operation({
  name: 'changeStaffPassword',
  summary: 'Choose another password, with the current one. The other sessions of the member of staff end.',
  method: 'PUT',
  path: '/desk/api/me/password',
  access: 'staff',
  body: z.strictObject({ currentPassword: typedPassword, newPassword: newStaffPassword }),
  reply: z.null(),
})

export const renewRecoveryCodes = operation({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes, shown this once, for a code of the authenticator app. The old ones end.',
  method: 'POST',
  path: '/desk/api/me/recovery-codes',
  access: 'staff',
  stepUp: 'code',
  reply: z.strictObject({ recoveryCodes: z.array(anyText) }),
  repeatable: 'it takes a code that works once, and its answer must not be kept anywhere',
})

const staffSession = z.strictObject({
  id: anyText,
  isCurrent: z.boolean(),
  createdAt: anyMoment,
  lastSeenAt: anyMoment,
  device: anyText,
  address: anyText,
})
export type StaffSession = z.output<typeof staffSession>

export const listStaffSessions = operation({
  name: 'listStaffSessions',
  summary: 'Where the member of staff is logged in, this session first.',
  method: 'GET',
  path: '/desk/api/me/sessions',
  access: 'staff',
  reply: z.array(staffSession),
})

export const endStaffSession = operation({
  name: 'endStaffSession',
  summary: 'Log one of the own sessions out.',
  method: 'DELETE',
  path: '/desk/api/me/sessions/{id}',
  access: 'staff',
  params: z.strictObject({ id: uuid }),
  reply: z.null(),
})

export const deskOwnAccountOperations = [
  changeStaffPassword,
  renewRecoveryCodes,
  listStaffSessions,
  endStaffSession,
] as const
