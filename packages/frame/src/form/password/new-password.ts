import * as z from 'zod/mini'
import { brokenPasswordRules, isPasswordTooLong, shortestPassword } from '@sarai/wire/portal/accounts.ts'

/**
 * The specification's sentence comes first, with our number: it says six, but the registration asks for eight, and two
 * numbers for one password contradict each other. The other rules of the registration hold as well.
 */
export const newPasswordFields = {
  NewPassword: z.string().check(
    z.minLength(1, 'required'),
    z.minLength(shortestPassword, 'passwordLength'),
    z.refine((password) => !isPasswordTooLong(password), 'passwordLong'),
    z.refine((password) => brokenPasswordRules(password).length === 0, 'password'),
  ),
  repeat: z.string().check(z.minLength(1, 'required')),
}

export type NewPassword = { NewPassword: string; repeat: string }

export const passwordsMatch = z.refine<NewPassword>((form) => form.NewPassword === form.repeat, {
  path: ['repeat'],
  error: 'repeat',
})
