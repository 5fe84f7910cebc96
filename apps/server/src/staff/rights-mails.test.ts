import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeColleague } from '@sarai/wire/portal/colleagues.ts'
import { changeStaffRoles, resetFactor } from '@sarai/wire/desk/staff.ts'
import { mailsTo, mailsUntil } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, callAs, aStaffMember, anAgency, aColleague } = await openTestApp()
const admin = await aStaffMember('admin')
const desk = callAs(admin.token)
const letter = 'Dear customer\nhttps://evil.example/win'

let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

it('tells a member of staff when an admin changed their roles, and says no name that could be a letter', async () => {
  const clerk = await aStaffMember('finance')
  await database.sql(`update staff set name = $2, language = 'fa' where id = $1`, [clerk.id, letter])
  await desk(changeStaffRoles, { params: { id: clerk.id }, body: { version: 1, roles: ['catalogue'] } })
  const [mail] = await mailsUntil(clerk.username, 1)
  expect(mail?.subject).toBe('نقش‌های شما در سامانه واحد رزرواسیون تغییر کرد')
  expect(mail?.text).not.toContain('evil')
})

it('tells a member of staff when an admin reset their authenticator app', async () => {
  const clerk = await aStaffMember('finance')
  await desk(resetFactor, { params: { id: clerk.id } })
  const [mail] = await mailsUntil(clerk.username, 1)
  expect(mail).toMatchObject({ subject: 'Your authenticator app was reset' })
  expect(mail?.text).toContain('Hello Kaveh Moradi')
})

it('tells a colleague when an owner changed their role, and which it is now; not who was shut out', async () => {
  const agency = await anAgency()
  const [agent, shutOut] = [await aColleague(agency.agencyId, 'agent'), await aColleague(agency.agencyId, 'agent')]
  const owner = callAs(agency.token)
  const body = { Version: 1, Role: 'accountant', IsDisabled: true } as const
  await owner(changeColleague, { params: { id: shutOut.userId }, body })
  await owner(changeColleague, { params: { id: agent.userId }, body: { Version: 1, Role: 'owner' } })
  const [mail] = await mailsUntil(agent.username, 1)
  expect(mail).toMatchObject({ subject: 'Your role at your agency was changed' })
  expect(mail?.text).toContain('It is now: owner.')
  expect(await mailsTo(shutOut.username)).toEqual([])
})
