import { expect, test } from 'vitest'
import { acceptanceBody } from '#desk-staff.ts'
import { registrationBody } from '#accounts.ts'
import { invitationBody } from '#colleagues.ts'

const names = [
  ['of whoever registers', registrationBody.shape.ManagerFirstName],
  ['of an invited colleague', invitationBody.shape.LastName],
  ['of a member of staff', acceptanceBody.shape.name],
] as const

test.each(names)('the name %s is kept without marks that would turn around what stands beside it', (_, name) => {
  expect(name.parse(' \u202ENasrin\u202C \u2067Rahimi\u2069\u200F ')).toBe('Nasrin Rahimi')
  expect(name.parse('می\u200cنا')).toBe('می\u200cنا')
})

test.each(names)('the name %s is no name when nothing of it can be seen', (_, name) => {
  expect(name.safeParse('\u202E\u2069 ').success).toBe(false)
})
