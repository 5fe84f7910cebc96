import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { updateAgencyInfo } from '@sarai/wire/portal/accounts.ts'
import { openTestApp } from '#testing/test-app.ts'

const { anAgency, callAs, database } = await openTestApp()

it('corrects phone and e-mail while a colleague changes the team: neither is told to come again', async () => {
  const { token, agencyId, username } = await anAgency()
  const team = new pg.Client({ connectionString: database.superuserUrl })
  await team.connect()
  await team.query('begin')
  await team.query('select id from agency where id = $1 for no key update', [agencyId])
  const corrected = callAs(token)(updateAgencyInfo, { body: { Email: username, Mobile: '09120000001' } })
  await pause(300)
  await team.query('select id from agency_user where agency_id = $1 for update', [agencyId])
  await team.query('commit')
  await team.end()
  await expect(corrected).resolves.toBeNull()
})
