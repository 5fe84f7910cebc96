import { expect, it } from 'vitest'
import { setAgencyGroup } from '@sarai/wire/desk/agencies.ts'
import { openTestApp } from '#testing/test-app.ts'

const { anAgency, aStaffMember, callAs, database } = await openTestApp()

it('puts an agency into a group whose name has 40 Persian letters', async () => {
  const group = 'گ'.repeat(40)
  await database.sql(`insert into agency_group (code, name_en, name_fa) values ($1, $1, $1)`, [group])
  const { agencyId } = await anAgency()
  const { token } = await aStaffMember('admin')
  await expect(callAs(token)(setAgencyGroup, { params: { id: agencyId }, body: { group } })).resolves.toBeNull()
})
