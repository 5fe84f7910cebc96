import * as z from 'zod/mini'
import { brokenPasswordRules, longestPassword } from '@sarai/domain/people/password-rules.ts'
import { agencyRoles } from '@sarai/domain/people/colleague.ts'
import { userIdInAddress } from '#values/ids.ts'
import { companyName } from '#values/company-name.ts'
import { operation } from '#core/operation.ts'
import { personName } from '#values/person-name.ts'
import { revokeQuery } from '#core/revoke-query.ts'
import { email, filledLine, line, linkToken, secret, shape, uuid } from '#values/text.ts'
import { anyMoment, anyNumber, anyText } from '#values/reply-values.ts'

/** The account of an agency: login, registration, passwords, the e-mail, the sessions. */

/** The four rules that a form checks while a password is typed. */
export {
  brokenPasswordRules,
  hasOtherDigit,
  isPasswordTooLong,
  shortestPassword,
  type PasswordRule,
} from '@sarai/domain/people/password-rules.ts'

export const newPassword = secret(1, longestPassword, 'password', 'passwordLong').check(
  z.refine((password) => brokenPasswordRules(password).length === 0, 'password'),
)

export const registrationBody = z.strictObject({
  AgencyName: companyName,
  ManagerFirstName: personName,
  ManagerLastName: personName,
  Email: email,
  /** Optionally +98 or 0, then 9 and nine more digits; digits of any alphabet were already turned into ASCII. */
  Mobile: z.pipe(
    z.pipe(
      filledLine(40, 'mobile'),
      z.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    ),
    shape(14, /^(\+98|0098|98|0)?9\d{9}$/, 'mobile'),
  ),
  Password: newPassword,
})

export const registerAgency = operation({
  name: 'registerAgency',
  summary: 'Request an account for an agency. Answers the same whether or not the e-mail is known already.',
  method: 'POST',
  path: '/api/AgencyClient',
  access: 'anyone',
  sends: 'RegisterAgencyData',
  body: registrationBody,
  reply: z.strictObject({}),
  status: 201,
})

const token = z.strictObject({
  access_token: anyText,
  token_type: z.literal('Bearer'),
  expires_in: anyNumber,
  userName: anyText,
})

/** The password grant of the specification, or the renewal by the refresh cookie. */
const grant = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('password'),
    username: filledLine(254),
    password: secret(1, 512, 'required'),
  }),
  z.strictObject({ grant_type: z.literal('refresh_token') }),
])

export const requestToken = operation({
  name: 'requestToken',
  summary: 'Log in with username and password, or renew the access token by the refresh cookie.',
  method: 'POST',
  path: '/token',
  access: 'anyone',
  encoding: 'form',
  cookies: true,
  body: grant,
  reply: token,
  repeatable: 'a second login opens a session of its own; a repeated renewal falls under the grace of its session',
})

export const revokeToken = operation({
  name: 'revokeToken',
  summary: 'End the server session that the refresh cookie names; only the given one, when one is given.',
  method: 'POST',
  path: '/token/revoke',
  access: 'anyone',
  cookies: true,
  query: revokeQuery,
  reply: z.null(),
  repeatable: 'ending an ended session changes nothing',
})

export const readProfileSummary = operation({
  name: 'readProfileSummary',
  summary: 'Who is logged in, for which agency and in which role, and whether the e-mail waits to be verified.',
  method: 'GET',
  path: '/api/Client',
  access: 'agency',
  answers: 'ProfileSummaryDTO',
  reply: z.strictObject({
    UserName: anyText,
    AgencyName: anyText,
    Role: z.enum(agencyRoles),
    ShouldVerifyEmail: z.boolean(),
  }),
})

export const readPublicInfo = operation({
  name: 'readPublicInfo',
  summary: 'What everybody may know, also before the login: whom to call when something does not work.',
  method: 'GET',
  path: '/api/PublicInfo',
  access: 'anyone',
  reply: z.strictObject({ SupportPhone: anyText }),
})

const agencyInfo = {
  Email: registrationBody.shape.Email,
  Mobile: registrationBody.shape.Mobile,
}

export const readAgencyInfo = operation({
  name: 'readAgencyInfo',
  summary: 'What the agency told us about itself, and whether its e-mail is verified.',
  method: 'GET',
  path: '/api/AgencyClient',
  access: 'agency',
  answers: 'AgencyInfoDTO',
  reply: z.strictObject({
    AgencyName: anyText,
    ManagerFirstName: anyText,
    ManagerLastName: anyText,
    Email: anyText,
    Mobile: anyText,
    IsEmailVerified: z.boolean(),
  }),
})

export const updateAgencyInfo = operation({
  name: 'updateAgencyInfo',
  summary:
    'Correct the e-mail or the phone. A confirmation mail goes to the address, also when it did not change. Another ' +
    'address takes the current password.',
  method: 'PUT',
  path: '/api/AgencyClient',
  access: 'agency',
  stepUp: 'password-if-new',
  evenReadOnly: 'it must stay reachable',
  sends: 'UpdateAgencyInfoData',
  /** The phone is that of the whole agency: whoever did not change it leaves it out, or writes over what a colleague did. */
  body: z.strictObject({ ...agencyInfo, Mobile: z.optional(agencyInfo.Mobile) }),
  reply: z.null(),
})

export const verifyEmail = operation({
  name: 'verifyEmail',
  summary: 'Confirm an e-mail address with the token of the confirmation mail.',
  method: 'POST',
  path: '/api/AgencyClient/verify-email',
  access: 'anyone',
  sends: 'VerifyEmailData',
  body: z.strictObject({ Token: linkToken }),
  reply: z.null(),
})

export const restoreEmail = operation({
  name: 'restoreEmail',
  summary:
    'Undo a change of the e-mail with the link that the old address was sent, within 72 hours. All sessions end, the ' +
    'password too, and the old address gets a link to a new one.',
  method: 'POST',
  path: '/api/AgencyClient/restore-email',
  access: 'anyone',
  sends: 'RestoreEmailData',
  body: z.strictObject({ Token: linkToken }),
  reply: z.null(),
})

export const changePassword = operation({
  name: 'changePassword',
  summary: 'Choose another password, with the current one. The other sessions of the user end.',
  method: 'PUT',
  path: '/api/Users',
  access: 'agency',
  evenReadOnly: 'its password may have been stolen',
  sends: 'ChangePasswordData',
  body: z.strictObject({
    CurrentPassword: secret(1, 512, 'required'),
    NewPassword: newPassword,
  }),
  reply: z.null(),
})

/** Word characters, dots, plus or minus, optionally followed by an e-mail domain. */
export const forgottenUsername = filledLine(254).check(z.regex(/^[\w.+-]+(@[\w-]+(\.[\w-]+)+)?$/, 'username'))

export const forgotPassword = operation({
  name: 'forgotPassword',
  summary: 'Ask for a link to set a new password. Answers the same, and as fast, whether or not the user exists.',
  method: 'POST',
  path: '/api/etude/auth/forgot-password',
  access: 'anyone',
  cookies: true,
  body: z.strictObject({
    Username: forgottenUsername,
    /** Honoured only when it is an address of ours. */
    ResetPasswordBaseUrl: z.optional(line(2000)),
  }),
  reply: z.null(),
})

export const readResetLink = operation({
  name: 'readResetLink',
  summary: 'Whether the link to a new password still works. It says nothing else and uses nothing up.',
  method: 'POST',
  path: '/api/etude/auth/reset-link',
  access: 'anyone',
  body: z.strictObject({ UserId: userIdInAddress, Token: linkToken }),
  reply: z.null(),
  repeatable: 'it changes nothing',
})

export const resetPassword = operation({
  name: 'resetPassword',
  summary: 'Set a new password with the token of the mail. A token works once, for 30 minutes; all sessions end.',
  method: 'POST',
  path: '/api/etude/auth/reset-password',
  access: 'anyone',
  body: z.strictObject({
    UserId: userIdInAddress,
    Token: linkToken,
    NewPassword: newPassword,
  }),
  reply: z.null(),
})

export const listSessions = operation({
  name: 'listSessions',
  summary: 'Where the user is logged in, this session first.',
  method: 'GET',
  path: '/api/Sessions',
  access: 'agency',
  answers: 'List_SessionDTO',
  reply: z.array(
    z.strictObject({
      Id: anyText,
      IsCurrent: z.boolean(),
      CreateDateTime: anyMoment,
      LastSeenDateTime: anyMoment,
      /** What the browser said of itself at the login, cut to a sensible length; empty when it said nothing. */
      Device: anyText,
      Address: anyText,
    }),
  ),
})

export const endSession = operation({
  name: 'endSession',
  summary: 'Log out one of the own sessions, wherever it is open.',
  method: 'DELETE',
  path: '/api/Sessions/{id}',
  access: 'agency',
  evenReadOnly: 'the session may be in other hands',
  params: z.strictObject({ id: uuid }),
  reply: z.null(),
})

export const accountOperations = [
  registerAgency,
  requestToken,
  revokeToken,
  readProfileSummary,
  readPublicInfo,
  readAgencyInfo,
  updateAgencyInfo,
  verifyEmail,
  restoreEmail,
  changePassword,
  forgotPassword,
  readResetLink,
  resetPassword,
  listSessions,
  endSession,
] as const
