import { listHotelsToCall } from '@sarai/wire/desk/requests/hotel-questions.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { hotelTasks } from '#reservations/hotel-answers/tasks.ts'
import { askingHotels, typedYes } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { testSigning } from '#testing/test-config.ts'

const drafting = await openDrafting()
const { database } = drafting
const clerk = await drafting.aStaffMember('reservations')
const { desk, linked, post, accept, reject, offer } = askingHotels(drafting, clerk)
const yes = typedYes()
type Linked = Awaited<ReturnType<typeof linked>>
const tasksWith = (db: typeof database.workerDb) =>
  hotelTasks({ db, mailer: { send: async () => undefined }, portalOrigin: '', linkSecret: '' })
const remindNow = (key: Parameters<ReturnType<typeof hotelTasks>['remind-hotel']>[0]) =>
  tasksWith(database.workerDb)['remind-hotel'](key, '1')

describe('a database that is away while', () => {
  const lost = { code: 'OUTCOME_UNKNOWN', status: 503 }

  it('a hotel answers or is reminded fails the job, which is tried again', async () => {
    const one = await linked()
    await post(one.path, { seen: '0', ...yes })
    const patience = { signing: testSigning, timeoutMs: 150, rights: 'of-the-connection' } as const
    const db = openDatabase(database.workerPool, patience)
    const tasks = tasksWith(db)
    const holder = new pg.Client({ connectionString: database.superuserUrl })
    await holder.connect()
    try {
      await holder.query('begin; lock table contract in access exclusive mode')
      const key = { ...one.of, version: 2 }
      await expect(tasks['hear-hotel'](key, '1')).rejects.toMatchObject(lost)
      await expect(tasks['remind-hotel'](key, '2')).rejects.toMatchObject(lost)
    } finally {
      await holder.end()
    }
    await one.work()
    expect((await one.seen()).questions[0]).toMatchObject({ link: { state: 'answered' } })
  })
})

describe('a silent hotel', () => {
  it('is reminded once, by the same link, and everybody at the desk sees it', async () => {
    const one = await linked()
    await one.work('remind-hotel')
    expect(one.mails()).toMatchObject([
      { content: { title: 'Can you confirm this stay?' } },
      { content: { title: 'We still wait for your answer', action: one.mail.content.action } },
    ])
    const { questions, events } = await one.seen()
    expect(questions[0]!.link!.remindedAt).not.toBeNull()
    expect(events[0]).toMatchObject({ what: 'remind-hotel', source: 'timer' })
  })

  it('is not reminded of what it has answered, or what is over', async () => {
    const answered = await linked()
    await answered.answer(yes)
    const closed = await linked()
    await reject(closed)
    for (const one of [answered, closed]) {
      await one.work('remind-hotel')
      expect(one.mails()).toHaveLength(1)
    }
  })

  it('is neither reminded nor called while the agency has an offer to answer', async () => {
    const one = await linked()
    await offer(one, 33_000)
    await database.sql(`update hotel_question set call_at = now() where request_id = $1`, [one.of.requestId])
    await one.work('remind-hotel')
    expect(one.mails()).toHaveLength(1)
    expect((await one.seen()).questions[0]).toMatchObject({ link: { state: 'open', remindedAt: null } })
    const { rows } = await desk(listHotelsToCall, { query: {} })
    expect(rows.map(({ id }) => id)).not.toContain(one.of.requestId)
  })

  it('is not said to be reminded where no mail goes out', async () => {
    const [late, answered] = [await linked(), await linked()]
    await database.sql(`update hotel_question set answer_by = now() where request_id = $1`, [late.of.requestId])
    // The request has not been told yet.
    await post(answered.path, { seen: '0', ...yes })
    for (const one of [late, answered]) {
      const key = { ...one.of, version: 2 }
      await remindNow(key)
      expect(one.mails()).toHaveLength(1)
      const { questions, events } = await one.seen()
      expect(questions[0]!.link!.remindedAt).toBeNull()
      expect(events[0]).toMatchObject({ what: 'ask-hotel' })
    }
  })

  it('is called after a while: who has been silent longest comes first, page by page', async () => {
    await database.sql(`update hotel_question set ended_at = now() where ended_at is null`)
    const [first, second, answered, early] = [await linked(), await linked(), await linked(), await linked()]
    await answered.answer(yes)
    const since = (one: Linked, hours: number) =>
      database.sql(
        `update hotel_question set call_at = date_trunc('second', now()) - make_interval(hours => $2) where request_id = $1`,
        [one.of.requestId, hours],
      )
    await since(first, 5)
    await since(second, 2)
    await since(answered, 3)
    const page = await desk(listHotelsToCall, { query: { limit: 1 } })
    expect(page.rows).toMatchObject([
      {
        id: first.of.requestId,
        phone: '+90 212 000 00 00',
        whom: 'Elif Demir',
        hotelEn: 'Galata',
        assignedTo: 'Kaveh Moradi',
      },
    ])
    const rest = await desk(listHotelsToCall, { query: { after: page.next! } })
    expect(rest.rows.map(({ id }) => id)).toEqual([second.of.requestId])
    expect(rest.next).toBeNull()
    await accept(second)
    expect((await desk(listHotelsToCall, { query: { after: page.next! } })).rows).toEqual([])
    expect((await early.seen()).questions[0]).toMatchObject({ link: { state: 'open' } })
  })
})
