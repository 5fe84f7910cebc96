import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { calendarOf, showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { describe, expect, it } from 'vitest'
import { cancelRequest } from '@sarai/wire/portal/kept-requests.ts'
import { priceRevival, reviveRequest } from '@sarai/wire/portal/life/revivals.ts'
import type { RequestMail } from '#jobs/request-mails.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Mailer } from '#mail/mailer.ts'
import { requestTasks } from '#reservations/tasks.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

const drafting = await openDrafting()
const { database, aColleague, someone } = drafting
const { desk, expired, sweep } = expiring(drafting)

/** Nobody of an agency is written to in the language of a hotel. */
type Sent = Parameters<Mailer['send']>[0] & { language: Language }
type Job = { task: 'mail-request' | 'mail-accountants'; payload: TaskPayloads['mail-request']; id: string; runAt: Date }

/** An agent who has submitted, with an accountant beside them who reads Persian. */
async function asking() {
  const agent = await someone()
  const { Id } = await agent.submit()
  const of = { agencyId: agent.agencyId, requestId: Id as RequestId }
  const accountant = await aColleague(agent.agencyId, 'accountant')
  const reads = (userId: number, language: Language) =>
    database.sql(`update agency_user set language = $1 where agency_id = $2 and id = $3`, [
      language,
      of.agencyId,
      userId,
    ])
  await reads(agent.userId, 'en')
  await reads(accountant.userId, 'fa')
  return { ...agent, of, accountant, reads }
}
type Asking = Awaited<ReturnType<typeof asking>>

const jobsAbout = ({ requestId }: Asking['of'], mail: RequestMail) =>
  database.sql<Job>(
    `select jobs.id::text, identifier as task, payload, run_at as "runAt"
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
     where payload ->> 'requestId' = $1 and payload ->> 'mail' = $2 order by run_at, jobs.id`,
    [`${requestId}`, mail],
  )

/** Runs every job about it, and those that these ask for. */
async function mailsOf(of: Asking['of'], mail: RequestMail): Promise<Sent[]> {
  const sent: Sent[] = []
  const mailer: Mailer = { send: async (one) => void sent.push(one as Sent) }
  const tasks = requestTasks({ db: database.workerDb, mailer, portalOrigin: 'https://portal.example' })
  for (const { task, payload, id } of await jobsAbout(of, mail)) {
    if (payload.copy === undefined) await tasks[task](payload, id)
  }
  for (const { payload, id } of await jobsAbout(of, mail)) if (payload.copy) await tasks['mail-request'](payload, id)
  return sent
}

const deadlineOf = async ({ requestId }: Asking['of']) => {
  const [row] = await database.sql<{ at: Date }>(`select deadline_at as at from request where id = $1`, [requestId])
  return row!.at.getTime()
}
const textOf = (mails: readonly Sent[]) => JSON.stringify(mails.map(({ content }) => content))
const cancel = ({ call, of }: Asking, Version: number) =>
  call(cancelRequest, { params: { id: of.requestId }, query: { Version } })

describe('a request that was accepted', () => {
  it('is told to whoever submitted it and to the accountants, each in their language, with both times', async () => {
    const { of, userId, accountant } = await asking()
    await desk.accept(of)
    const mails = await mailsOf(of, 'request-accepted')
    expect(mails.map(({ language }) => language)).toEqual(['en', 'fa'])
    const deadline = await deadlineOf(of)
    for (const { language, content } of mails) {
      const text = JSON.stringify(content)
      expect(text).toContain(`R-${of.requestId}`)
      expect(text).toContain(showDeadline(language, deadline))
      expect(text).toContain(showDeadline(language, deadline, calendarOf(language), 'Europe/Istanbul'))
      expect(text).toContain(`/reservations/reservation-details/${of.requestId}`)
      expect(text).not.toContain('Rahimi')
    }
    expect(userId).not.toBe(accountant.userId)
  })

  it('sends each copy as one mail, even when it is asked for twice', async () => {
    const { of } = await asking()
    await desk.accept(of)
    await mailsOf(of, 'request-accepted')
    const mails = await mailsOf(of, 'request-accepted')
    expect(mails).toHaveLength(2)
    expect(await jobsAbout(of, 'request-accepted')).toHaveLength(3)
  })

  it('is not told any more once it was cancelled', async () => {
    const asked = await asking()
    await desk.accept(asked.of)
    await cancel(asked, 2)
    expect(await mailsOf(asked.of, 'request-accepted')).toEqual([])
  })

  it('is told to an owner when whoever submitted it may no longer come in', async () => {
    const { of, userId } = await asking()
    await desk.accept(of)
    await database.sql(`update agency_user set disabled_at = now() where agency_id = $1 and id = $2`, [
      of.agencyId,
      userId,
    ])
    const [owner] = await database.sql<{ email: string }>(
      `select email from agency_user where agency_id = $1 and role = 'owner'`,
      [of.agencyId],
    )
    const [first] = await mailsOf(of, 'request-accepted')
    expect(first!.to).toBe(owner!.email)
  })
})

it.each(['en', 'fa'] as const)(
  'a request that was rejected is told with the sentence of the desk, in %s',
  async (language) => {
    const { of, userId, reads } = await asking()
    await reads(userId, language)
    await desk.reject(of, 'The hotel is full in that week.')
    const mails = await mailsOf(of, 'request-rejected')
    expect(mails.map((mail) => mail.language)).toEqual([language])
    expect(textOf(mails)).toContain('The hotel is full in that week.')
  },
)

/** What was paid is paid back. */
const moneyGoesBack = ({ requestId }: Asking['of']) =>
  database.sql(`update request set funding = 'returned', state = 'Refunded' where id = $1`, [requestId])

it('a rejection is told with its reason, though the money went back first', async () => {
  const { of } = await asking()
  await desk.reject(of, 'The hotel is full in that week.')
  await moneyGoesBack(of)
  expect(textOf(await mailsOf(of, 'request-rejected'))).toContain('The hotel is full in that week.')
})

describe('another price', () => {
  const until = Date.now() + 5 * msPerHour
  const both = (language: Language) => [
    showDeadline(language, until),
    showDeadline(language, until, calendarOf(language), 'Europe/Istanbul'),
  ]

  it.each(['en', 'fa'] as const)('is told with both sums, why, and until when to answer, in %s', async (language) => {
    const { of, userId, reads } = await asking()
    await reads(userId, language)
    await desk.offer(of, 31_000, until)
    const mails = await mailsOf(of, 'price-offered')
    expect(mails).toHaveLength(1)
    const sums = [30_000, 31_000].map((cents) => showMoney(language, money(cents, 'EUR')))
    for (const part of [...both(language), ...sums, 'The hotel raised it.']) expect(textOf(mails)).toContain(part)
  })

  it('that takes the place of another is told as such, and the first asks for nothing any more', async () => {
    const { of } = await asking()
    await desk.offer(of, 31_000, until)
    await desk.offer(of, 33_000, until)
    const [mail] = await mailsOf(of, 'offer-replaced')
    expect(mail!.content.subject).toBe(`A new offer for request R-${of.requestId}: please answer by ${both('en')[0]}`)
    expect(await mailsOf(of, 'price-offered')).toEqual([])
    await desk.offer(of, 34_000, until)
    const mails = await mailsOf(of, 'offer-replaced')
    expect(mails).toHaveLength(1)
    expect(textOf(mails)).toContain(showMoney('en', money(34_000, 'EUR')))
  })

  it('that is over is told with the price that stays, unless there is a new one', async () => {
    const { of } = await asking()
    await desk.offer(of, 31_000, until)
    await database.sql(`update request set offer_until = now() where id = $1`, [of.requestId])
    await database.sql(`update request_clock set due_at = now() where request_id = $1`, [of.requestId])
    await sweep()
    expect(await mailsOf(of, 'price-offered')).toEqual([])
    const mails = await mailsOf(of, 'offer-expired')
    expect(textOf(mails)).toContain(showMoney('en', money(30_000, 'EUR')))
    await desk.offer(of, 32_000, until)
    expect(await mailsOf(of, 'offer-expired')).toEqual([])
  })

  it('that was taken back is told with the reason', async () => {
    const { of } = await asking()
    await desk.offer(of, 31_000, until)
    await desk.withdraw(of, 'The hotel kept its price.')
    expect(textOf(await mailsOf(of, 'offer-withdrawn'))).toContain('The hotel kept its price.')
  })

  it('that is lower counts already, which the accountants read too', async () => {
    const { of } = await asking()
    await desk.offer(of, 27_000)
    const mails = await mailsOf(of, 'price-lowered')
    expect(mails.map(({ language }) => language)).toEqual(['en', 'fa'])
    expect(mails[0]!.content.subject).toContain(showMoney('en', money(27_000, 'EUR')))
    await desk.offer(of, 26_000)
    const again = await mailsOf(of, 'price-lowered')
    expect(again.map(({ language }) => language)).toEqual(['en', 'fa'])
    expect(again[0]!.content.subject).toContain(showMoney('en', money(26_000, 'EUR')))
  })
})

describe('more time to pay', () => {
  it('is told with the new deadline and why', async () => {
    const { of } = await asking()
    await desk.accept(of)
    const until = Date.now() + 48 * msPerHour
    await desk.extend(of, until, 'The bank is closed tomorrow.')
    const mails = await mailsOf(of, 'deadline-extended')
    expect(mails).toHaveLength(2)
    expect(mails[0]!.content.subject).toContain(showDeadline('en', until))
    expect(textOf(mails)).toContain('The bank is closed tomorrow.')
  })
})

describe('a reminder', () => {
  const reminders = async (of: Asking['of']) => {
    const jobs = await jobsAbout(of, 'payment-reminder')
    return jobs.filter(({ task }) => task === 'mail-request')
  }

  it('waits for six hours and for one hour before the deadline', async () => {
    const { of } = await asking()
    await desk.accept(of)
    const deadline = await deadlineOf(of)
    const times = (await reminders(of)).map(({ runAt }) => deadline - runAt.getTime())
    expect(times).toEqual([6 * msPerHour, msPerHour])
    expect(textOf(await mailsOf(of, 'payment-reminder'))).toContain(showDeadline('en', deadline))
  })

  it('is void once the deadline has moved, and the new one has its own, a day before too', async () => {
    const { of } = await asking()
    await desk.accept(of)
    expect(await reminders(of)).toHaveLength(2)
    const until = Date.now() + 48 * msPerHour
    await desk.extend(of, until, 'The bank is closed tomorrow.')
    const jobs = await reminders(of)
    expect(jobs.filter(({ payload }) => payload.deadline === until)).toHaveLength(3)
    const mails = await mailsOf(of, 'payment-reminder')
    // Three to each of two people: those of the first deadline are silent.
    expect(mails).toHaveLength(6)
    for (const { content } of mails.filter(({ language }) => language === 'en')) {
      expect(content.subject).toContain(showDeadline('en', until))
    }
  })

  it('is void once the request is closed', async () => {
    const asked = await asking()
    await desk.accept(asked.of)
    await cancel(asked, 2)
    expect(await mailsOf(asked.of, 'payment-reminder')).toEqual([])
  })
})

describe('a request that its deadline closed', () => {
  it('is told with the time until which it may be revived, to the hotel’s clock too', async () => {
    const { of, details } = await expired()
    const until = Date.parse((await details()).ReviveUntil!)
    const mails = await mailsOf(of, 'request-expired')
    expect(mails).toHaveLength(1)
    expect(textOf(mails)).toContain(showDeadline('en', until))
    expect(textOf(mails)).toContain(showDeadline('en', until, calendarOf('en'), 'Europe/Istanbul'))
  })

  it('is not told any more once nobody can revive it', async () => {
    const { of } = await expired()
    await database.sql(`update request set check_in_at = now() where id = $1`, [of.requestId])
    expect(await mailsOf(of, 'request-expired')).toEqual([])
  })

  it('is told again once it was revived, and the first mail no longer holds', async () => {
    const { of, call, details } = await expired()
    const params = { id: of.requestId }
    const { QuoteId: quoteId } = await call(priceRevival, { params })
    await call(reviveRequest, { params, body: { version: 3, quoteId } })
    expect(await mailsOf(of, 'request-expired')).toEqual([])
    const { TurnDueAt } = await details()
    expect(textOf(await mailsOf(of, 'request-revived'))).toContain(showDeadline('en', Date.parse(TurnDueAt!)))
  })
})

describe('a request that is confirmed', () => {
  /** What costs nothing is confirmed as soon as it is accepted. */
  async function confirmed() {
    await database.sql(`update room_type set base_price = 0`)
    const asked = await asking()
    await database.sql(`update room_type set base_price = 10000`)
    await desk.accept(asked.of)
    return asked
  }

  it('is told as such, and not as one to be paid', async () => {
    const { of } = await confirmed()
    expect(await mailsOf(of, 'request-accepted')).toEqual([])
    const [first] = await mailsOf(of, 'request-confirmed')
    expect(first!.content.subject).toBe(`Request R-${of.requestId} is confirmed`)
  })

  it('and has to be cancelled after all is told with the reason', async () => {
    const { of } = await confirmed()
    await desk.cancelConfirmed(of, 'The hotel is overbooked.')
    expect(await mailsOf(of, 'request-confirmed')).toEqual([])
    expect(textOf(await mailsOf(of, 'confirmed-cancelled'))).toContain('The hotel is overbooked.')
    await moneyGoesBack(of)
    expect(textOf(await mailsOf(of, 'confirmed-cancelled'))).toContain('The hotel is overbooked.')
  })
})
