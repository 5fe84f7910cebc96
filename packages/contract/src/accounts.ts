import * as z from 'zod/mini'
import { operation } from '#operation.ts'

/** Login, registration and the profile summary: what an agency meets first. */

export const passwordRules = {
  length: /^.{8,128}$/su,
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /[0-9]/,
} as const
export type PasswordRule = keyof typeof passwordRules

export function brokenPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule].test(password))
}

const newPassword = z.string().check(z.refine((password) => brokenPasswordRules(password).length === 0, 'password'))
const personName = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80))

/** Letters, digits, spaces or underscores, with at least one letter or digit; of any alphabet. ZWNJ is Persian spelling. */
const companyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(120),
    z.regex(/^[\p{L}\p{M}\p{N}\s_\u200C]*[\p{L}\p{N}][\p{L}\p{M}\p{N}\s_\u200C]*$/u, 'companyName'),
  )

export const registrationBody = z.strictObject({
  AgencyName: companyName,
  ManagerFirstName: personName,
  ManagerLastName: personName,
  Email: z.pipe(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254)), z.email('email')),
  /** Optionally +98 or 0, then 9 and nine more digits; digits of any alphabet were already turned into ASCII. */
  Mobile: z.pipe(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, 'required')),
      z.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
    ),
    z.string().check(z.regex(/^(\+98|0098|98|0)?9\d{9}$/, 'mobile')),
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
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  userName: z.string(),
})

/** The password grant of the specification, or the renewal by the refresh cookie. */
const grant = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('password'),
    username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254)),
    password: z.string().check(z.minLength(1, 'required'), z.maxLength(512)),
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
  body: grant,
  reply: token,
  repeatable: 'a second login opens a session of its own; a repeated renewal falls under the grace of its session',
})

export const revokeToken = operation({
  name: 'revokeToken',
  summary: 'End the server session that the refresh cookie names.',
  method: 'POST',
  path: '/token/revoke',
  access: 'anyone',
  reply: z.null(),
  repeatable: 'ending an ended session changes nothing',
})

export const readProfileSummary = operation({
  name: 'readProfileSummary',
  summary: 'Who is logged in, for which agency, and whether the e-mail still waits to be verified.',
  method: 'GET',
  path: '/api/Client',
  access: 'agency',
  answers: 'ProfileSummaryDTO',
  reply: z.strictObject({ UserName: z.string(), AgencyName: z.string(), ShouldVerifyEmail: z.boolean() }),
})

export const readPublicInfo = operation({
  name: 'readPublicInfo',
  summary: 'What everybody may know, also before the login: whom to call when something does not work.',
  method: 'GET',
  path: '/api/PublicInfo',
  access: 'anyone',
  reply: z.strictObject({ SupportPhone: z.string() }),
})

export const accountOperations = [
  registerAgency,
  requestToken,
  revokeToken,
  readProfileSummary,
  readPublicInfo,
] as const
