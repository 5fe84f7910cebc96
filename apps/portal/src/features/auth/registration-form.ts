import * as z from 'zod/mini'
import { registrationBody } from '@sarai/wire/portal/accounts.ts'

/** What the form asks: the call's own fields, the password once more, and the consent. */
export const registrationForm = z
  .extend(registrationBody, {
    repeat: z.string().check(z.minLength(1, 'required')),
    terms: z.boolean().check(z.refine(Boolean, 'required')),
  })
  .check(z.refine((form) => form.Password === form.repeat, { path: ['repeat'], error: 'repeat' }))

type RegistrationForm = z.input<typeof registrationForm>

export const emptyRegistration: RegistrationForm = {
  AgencyName: '',
  ManagerFirstName: '',
  ManagerLastName: '',
  Email: '',
  Mobile: '',
  Password: '',
  repeat: '',
  terms: false,
}

/** What the call takes: the second password and the consent stay here. */
export function callBodyOf(form: RegistrationForm): z.input<typeof registrationBody> {
  const { repeat: _repeat, terms: _terms, ...body } = form
  return body
}
