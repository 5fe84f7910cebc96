import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgotPassword, registerAgency } from '@sarai/wire/portal/accounts.ts'
import { inviteColleague } from '@sarai/wire/portal/colleagues.ts'
import { decideAgency } from '@sarai/wire/desk/agencies.ts'
import { mailsUntil, type ReadMail } from '#testing/mailbox.ts'
import { startWorker, type Running } from '#testing/processes.ts'
import { aRegistration, openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const visitor = callAs(null)
let worker: Running
beforeAll(async () => void (worker = await startWorker(testEnvironment(database.urls))))
afterAll(() => worker.stop())

const wordsOf = (mails: ReadMail[]) =>
  mails.map(({ subject, text, html }) => [subject, text, html].join('\n')).join('\n')
const letter = 'Dear customer\n\nhttps://evil.example/win'

it('takes no name that could be a letter of its own', async () => {
  for (const field of ['ManagerFirstName', 'ManagerLastName', 'AgencyName'] as const) {
    const call = visitor(registerAgency, { body: aRegistration({ [field]: letter }) })
    await expect(call).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  }
  const owner = callAs((await anAgency()).token)
  const invited = { LastName: 'Karimi', Email: 'somebody@else.example', Role: 'agent', Language: 'en' } as const
  const call = owner(inviteColleague, { body: { ...invited, FirstName: letter } })
  await expect(call).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['FirstName'] })
})

it('mails nothing that a stranger typed: not at the registration, not for a password, not with a refusal', async () => {
  const typed = aRegistration({ AgencyName: 'Free Lottery', ManagerFirstName: 'Winner', ManagerLastName: 'Takesall' })
  await visitor(registerAgency, { body: typed })
  await mailsUntil(typed.Email, 1)
  await visitor(forgotPassword, { body: { Username: typed.Email } })
  await mailsUntil(typed.Email, 2)
  const [agency] = await database.sql<{ id: number }>(`select id::int from agency where name = 'Free Lottery'`)
  const admin = callAs((await aStaffMember('admin')).token)
  const decision = { version: 1, decision: 'reject' as const, reason: 'No licence' }
  await admin(decideAgency, { params: { id: agency?.id ?? 0 }, body: decision })
  const mails = await mailsUntil(typed.Email, 3)
  expect(mails).toHaveLength(3)
  expect(wordsOf(mails)).not.toMatch(/Lottery|Winner|Takesall/)
})

it('says the names of those whom the desk has approved', async () => {
  const { username } = await anAgency('Parvaz Asia')
  await visitor(forgotPassword, { body: { Username: username } })
  const words = wordsOf(await mailsUntil(username, 1))
  expect(words).toContain('Hello Nasrin')
  expect(words).toContain('the account of Parvaz Asia')
})

it('does not mail a name of old that could be a letter, nor the name that was typed for somebody invited', async () => {
  const { agencyId, username, token } = await anAgency()
  await database.sql(`update agency_user set first_name = $2 where agency_id = $1`, [agencyId, letter])
  await database.sql(`update agency set name = $2 where id = $1`, [agencyId, `Parvaz ${letter}`])
  await visitor(forgotPassword, { body: { Username: username } })
  const Email = `invited.${crypto.randomUUID()}@parvazasia.example`
  const invited = { FirstName: 'Luckywinner', LastName: 'Karimi', Email, Role: 'agent', Language: 'fa' } as const
  await callAs(token)(inviteColleague, { body: invited })
  const words = wordsOf([...(await mailsUntil(username, 1)), ...(await mailsUntil(Email, 1))])
  expect(words).toContain('Hello colleague')
  expect(words).toContain('همکار شما را با نقش')
  expect(words).not.toMatch(/evil|Dear customer|Luckywinner/)
})
