import { describe, expect, it } from 'vitest'
import { startDeskLogin } from '@sarai/wire/desk/accounts.ts'
import { setAgencyGroup } from '@sarai/wire/desk/agencies.ts'
import { copyPackage, editPackage, publishPackage, withdrawPackage } from '@sarai/wire/desk/packages.ts'
import { exportPrices } from '@sarai/wire/desk/price-sheets.ts'
import { addProperty, editProperty, removeProperty } from '@sarai/wire/desk/properties.ts'
import { disableStaff, inviteStaff } from '@sarai/wire/desk/staff.ts'
import { changePassword, requestToken, verifyEmail } from '@sarai/wire/portal/accounts.ts'
import type { UserId } from '@sarai/domain/ground/ids.ts'
import { openLink } from '#accounts/account-link.ts'
import { systemCaller } from '#caller.ts'
import { packageBuilders, packageFields } from '#testing/package-builders.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'

const { anAgency, aStaffMember, callAs, database, staffLogin } = await openTestApp()
const admin = await aStaffMember('admin', 'catalogue')
const desk = callAs(admin.token)
const { aHotel, aPackage, aSoldRoom } = packageBuilders(database, desk)

/** Who is told what by a piece of work. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  await database.sql(`delete from outbox`)
  await work()
  const rows = await database.sql<{ told: string }>(
    `select concat_ws(' ', audience, what, subject) as told from outbox order by id`,
  )
  return rows.map(({ told }) => told)
}
await database.sql(`insert into agency_group (code, name_en, name_fa) values ('Gold', 'Gold', 'طلایی')`)
const { availableFrom, availableUntil } = packageFields()
const sold = { board: 'BB' as const, availableFrom, availableUntil, active: true }

describe('a hotel says in which packages it is sold, and a commission whether it is: both are told', () => {
  it('when it is added to a package, sold otherwise there, or removed from it', async () => {
    const [id, hotelId] = [await aPackage(), await aHotel()]
    const told = [`desk hotel ${hotelId}`, 'desk commission sold']
    let added = 0
    const add = async () => void (added = (await desk(addProperty, { params: { id }, body: { ...sold, hotelId } })).id)
    expect(await toldBy(add)).toEqual(expect.arrayContaining(told))
    const edit = () =>
      desk(editProperty, { params: { id: added }, body: { ...sold, version: 1, board: 'HB' as const } })
    expect(await toldBy(edit)).toEqual(expect.arrayContaining(told))
    const remove = () => desk(removeProperty, { params: { id: added }, query: { version: 2 } })
    expect(await toldBy(remove)).toEqual(expect.arrayContaining(told))
  })

  it('when a package that sells it is published, renamed, withdrawn or copied', async () => {
    const { packageId: id } = await aSoldRoom()
    const steps = [
      () => desk(publishPackage, { params: { id }, body: { version: 1 } }),
      () => desk(editPackage, { params: { id }, body: { ...packageFields({ titleEn: 'Renamed' }), version: 2 } }),
      () => desk(withdrawPackage, { params: { id }, body: { version: 3 } }),
      () => desk(copyPackage, { params: { id }, body: { ...copied, shiftDates: false } }),
    ]
    const { currency: _, groups: __, ...copied } = packageFields()
    for (const step of steps) {
      const told = await toldBy(step)
      expect(told).toEqual(expect.arrayContaining(['desk hotel all', 'desk commission sold']))
      // However many hotels are in it.
      expect(told.length).toBeLessThan(6)
    }
  })
})

describe('an agency group says how many agencies and packages it has: that is told', () => {
  it('when a package is made for it', async () => {
    expect(await toldBy(() => aPackage({ groups: ['Gold'] }))).toContain('desk commission groups')
    expect(await toldBy(() => aPackage())).not.toContain('desk commission groups')
  })

  it('when an agency is put into it', async () => {
    const { agencyId } = await anAgency()
    const put = () => desk(setAgencyGroup, { params: { id: agencyId }, body: { group: 'Gold' } })
    expect(await toldBy(put)).toContain('desk commission groups')
  })
})

describe('the people of an agency', () => {
  it('see at once that a colleague has another e-mail', async () => {
    const { agencyId, username } = await anAgency()
    const [user] = await database.sql<{ id: UserId }>(`select id::int from agency_user where agency_id = $1`, [
      agencyId,
    ])
    const link = { agencyId, userId: user!.id, email: username }
    const Token = await database.workerDb.write(systemCaller('test'), (tx) => openLink(tx, 'verify-email', link, 'job'))
    const told = await toldBy(() => callAs(null)(verifyEmail, { body: { Token } }))
    expect(told).toContain(`agency colleague ${agencyId}`)
  })

  it('see at once where else they are logged in, as those of the desk do', async () => {
    const { username } = await anAgency()
    const body = { grant_type: 'password', username, password: testPassword } as const
    expect(await toldBy(() => callAs(null)(requestToken, { body }))).toContain('agency session new')
    const clerk = await aStaffMember('finance')
    expect(await toldBy(() => staffLogin(clerk))).toContain('desk session new')
    const half = { username: clerk.username, password: testPassword }
    expect(await toldBy(() => callAs(null)(startDeskLogin, { body: half }))).not.toContain('desk session new')
  })
})

describe('whoever looks at the activity log sees a step at once', () => {
  const step = 'desk activity step'

  it('also one that changes nothing on any other screen', async () => {
    const { token } = await anAgency()
    const body = { CurrentPassword: testPassword, NewPassword: 'Sarb4n-of-Yazd' }
    expect(await toldBy(() => callAs(token)(changePassword, { body }))).toContain(step)
    const { packageId: id } = await aSoldRoom()
    expect(await toldBy(() => desk(exportPrices, { params: { id } }))).toEqual([step])
  })

  it('and is told once of all that one call does', async () => {
    const leaving = await aStaffMember('admin')
    for (const turn of [1, 2]) {
      const username = `invited-${turn}@sarai.example`
      await callAs(leaving.token)(inviteStaff, { body: { username, roles: ['finance'], language: 'en' } })
    }
    const told = await toldBy(() => desk(disableStaff, { params: { id: leaving.id } }))
    expect(told.filter((one) => one === step)).toHaveLength(1)
    expect(told.filter((one) => one.startsWith('desk staff'))).toHaveLength(3)
  })
})
