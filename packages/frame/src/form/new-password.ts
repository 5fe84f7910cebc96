import * as z from 'zod/mini'
import { brokenPasswordRules } from '@sarai/contract/accounts.ts'

/** The specification's sentence about six characters comes first; the rules of the registration hold as well. */
export const newPasswordFields = {
  NewPassword: z.string().check(
    z.minLength(1, 'required'),
    z.minLength(6, 'passwordLength'),
    z.refine((password) => brokenPasswordRules(password).length === 0, 'password'),
  ),
  repeat: z.string().check(z.minLength(1, 'required')),
}

export type NewPassword = { NewPassword: string; repeat: string }

export const passwordsMatch = z.refine<NewPassword>((form) => form.NewPassword === form.repeat, {
  path: ['repeat'],
  error: 'repeat',
})
