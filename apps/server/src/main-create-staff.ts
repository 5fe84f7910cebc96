import { parseArgs } from 'node:util'
import { z } from 'zod'
import { brokenPasswordRules, isPasswordTooLong } from '@sarai/wire/portal/accounts.ts'
import { staffRoles } from '@sarai/domain/people/staff-role.ts'
import { createStaff, forgetFactorOf } from '#staff/create-staff.ts'

/** DATABASE_OWNER_URL=… STAFF_PASSWORD=… node src/main-create-staff.ts --username a@b.c --name 'Kaveh Moradi' --roles admin */
const { values } = parseArgs({
  options: {
    username: { type: 'string' },
    name: { type: 'string' },
    roles: { type: 'string', default: 'admin' },
    'reset-factor': { type: 'boolean' },
  },
})
const given = z
  .object({
    ownerUrl: z.url(),
    username: z.email(),
    name: z.string().min(1),
    // From the environment, not from an argument: arguments stand in the list of processes for all to read.
    password: z
      .string()
      .refine((password) => !isPasswordTooLong(password), 'is too long')
      .refine((password) => brokenPasswordRules(password).length === 0, 'is too weak'),
    roles: z.array(z.enum(staffRoles)).min(1),
  })
  .parse({
    ownerUrl: process.env['DATABASE_OWNER_URL'],
    username: values.username,
    name: values.name,
    password: process.env['STAFF_PASSWORD'],
    roles: values.roles.split(','),
  })
await createStaff(given.ownerUrl, given)
if (values['reset-factor'] === true) await forgetFactorOf(given.ownerUrl, given.username)
process.stdout.write(`${given.username} may log in to the desk, and sets an authenticator app up at the first login\n`)
