import { acceptRequest, rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { listHotelsToCall, withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#database/open-database.ts'
import { query } from '#database/query.ts'
import { hotelTasks } from '#reservations/hotel-answers/tasks.ts'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { sweepPassports } from '#reservations/sweep-passports.ts'
import { someVisitor } from '#testing/some-callers.ts'
import { testSigning } from '#testing/test-config.ts'

const drafting = await openDrafting()
const { database } = drafting
const clerk = await drafting.aStaffMember('reservations')
const { desk, get, linked, post } = askingHotels(drafting, clerk)
const yes = { says: 'yes', hold: inLocalDays(2), number: 'GC-7', name: 'Elif Demir', note: 'Christmas week' }
type Linked = Awaited<ReturnType<typeof linked>>
const tasksWith = (db: typeof database.workerDb) =>
  hotelTasks({ db, mailer: { send: async () => undefined }, portalOrigin: '', linkSecret: '' })
const remindNow = (key: Parameters<ReturnType<typeof hotelTasks>['remind-hotel']>[0]) =>
  tasksWith(database.workerDb)['remind-hotel'](key, '1')

const accept = async ({ params, seen }: Linked, changes: object = {}) => {
  const { version, finalPrice } = await seen()
  return desk(acceptRequest, { params, body: { version, finalPrice, hotelConfirmationNumber: '', ...changes } })
}
const reject = async ({ params, seen }: Linked, changes: object = {}) =>
  desk(rejectRequest, {
    params,
    body: { version: (await seen()).version, reasonId: 1, reason: 'The hotel is full.', ...changes },
  })
const offer = async ({ params, seen }: Linked, total: number, changes: object = {}) => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const body = { version: (await seen()).version, price: { total }, reason: 'The hotel raised it.', until, ...changes }
  return desk(offerPrice, { params, body })
}

describe('a hotel that is asked by a link', () => {
  it('gets a mail in its language that names no guest and leads to its page', async () => {
    const { mail, of } = await linked({ language: 'tr' })
    expect(mail).toMatchObject({
      language: 'tr',
      content: {
        title: 'Bu konaklamayı onaylayabilir misiniz?',
        action: { url: expect.stringMatching(/^https:\/\/portal\.sarai\.example\/h\/[\w-]{43}$/) as string },
      },
    })
    const text = JSON.stringify(mail.content)
    expect(text).toContain(`R-${of.requestId}`)
    expect(text).toContain('(İstanbul)')
    expect(text).not.toMatch(/Nasrin|Rahimi/)
  })

  it('reads stay, rooms, names and wishes, and no price, passport or agency of ours', async () => {
    const { path, of } = await linked({ wishes: 'Both rooms on the same floor, please.' })
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    for (const shown of [
      'Galata',
      `R-${of.requestId}`,
      'Nasrin Rahimi',
      'Ali Rahimi',
      'same floor',
      '3 nights',
      '2 adults',
    ])
      expect(body).toContain(shown)
    expect(body).not.toMatch(/100[.,]00|300[.,]00|30000|P1234567|Parvaz|commission/i)
  })

  it('reads wishes as long as an agency may write them', async () => {
    const { path } = await linked({ wishes: 'x'.repeat(2_000) })
    expect((await get(path)).body).toContain('x'.repeat(2_000))
  })

  it('reads it in Turkish by the same link, and each language leads to the other', async () => {
    const { path } = await linked()
    const { body } = await get(`${path}/tr`)
    expect(body).toContain('<html lang="tr"')
    for (const shown of [
      'Bu konaklamayı onaylayabilir misiniz?',
      '3 gece',
      '2 yetişkin',
      'Yanıtı gönder',
      `${path}/en`,
    ])
      expect(body).toContain(shown)
  })

  it('keeps of its token the hash alone', async () => {
    const { path } = await linked()
    const token = path.split('/').at(-1)!
    const rows = await database.sql(`select q::text from hotel_question q`)
    expect(JSON.stringify(rows)).not.toContain(token)
    const jobs = await database.sql(`select payload::text from graphile_worker._private_jobs`)
    expect(JSON.stringify(jobs)).not.toContain(token)
  })

  it('is one row to whoever holds a link, and none to whoever holds none', async () => {
    await linked()
    const every = query<void, { version: number }>(`select version from hotel_question`)
    expect(await database.db.read(someVisitor, (tx) => every.all(tx))).toEqual([])
    const addresses = query<void, { email: string }>(`select email from hotel_question`)
    await expect(database.db.read(someVisitor, (tx) => addresses.all(tx))).rejects.toThrow(/permission denied/)
  })
})

describe('what the hotel answers', () => {
  it('is on the desk’s page with all that was typed, and changes nothing by itself', async () => {
    const { answer, seen, path } = await linked()
    const { statusCode, headers } = await answer(yes)
    expect([statusCode, headers['location']]).toEqual([303, `${path}/en`])
    expect((await get(`${path}/en`)).body).toContain('Thank you, your answer has arrived')
    const { state, turn, questions, events } = await seen()
    expect([state, turn]).toEqual(['ConfirmationPending', 'desk'])
    expect(questions).toMatchObject([
      {
        how: 'link',
        whom: 'Elif Demir',
        isCurrent: true,
        link: { state: 'answered', language: 'en', phone: '+90 212 000 00 00', remindedAt: null },
        answers: [
          {
            number: 1,
            says: 'yes',
            confirmationNumber: 'GC-7',
            optionUntil: `${inLocalDays(2).slice(0, 10)}T15:00:00.000Z`,
            by: 'Elif Demir',
            remark: 'Christmas week',
            isUsed: false,
          },
        ],
      },
    ])
    expect(events[0]).toMatchObject({ what: 'hotel-answered', source: 'hotel' })
  })

  it('may be a no, with its reason and other dates', async () => {
    const { answer, seen } = await linked({ language: 'tr' })
    const [from, until] = [inLocalDays(50).slice(0, 10), inLocalDays(53).slice(0, 10)]
    await answer({ says: 'no', reason: 'full', freeFrom: from, freeUntil: until })
    expect((await seen()).questions[0]!.answers).toMatchObject([
      { says: 'no', reason: 'full', free: { from, until }, optionUntil: null },
    ])
  })

  it('may be a price of its own, per night or for the stay, as each language writes it', async () => {
    const english = await linked()
    const price = { says: 'another-price', hold: inLocalDays(2), priceCurrency: 'EUR' }
    await english.answer({ ...price, price: '1,096.50', pricePer: 'stay' })
    expect((await english.seen()).questions[0]!.answers).toMatchObject([
      { says: 'another-price', price: { per: 'stay', amount: 109_650, currency: 'EUR' } },
    ])
    const turkish = await linked({ language: 'tr' })
    await turkish.answer({ ...price, price: '4.250,50', pricePer: 'night', priceCurrency: 'TRY' })
    expect((await turkish.seen()).questions[0]!.answers).toMatchObject([
      { price: { per: 'night', amount: 425_050, currency: 'TRY' } },
    ])
    expect((await get(turkish.path)).body).toMatch(/4\.250,50\u00A0₺, oda başına gecelik/)
  })

  it('may be another room of those that it sells', async () => {
    const { answer, seen } = await linked()
    const [room] = await database.sql<{ name: string }>(`select name_en as name from room_type limit 1`)
    const other = { says: 'another-room', hold: inLocalDays(2), room: room!.name }
    expect((await answer({ ...other, room: 'A palace' })).statusCode).toBe(400)
    await answer(other)
    expect((await seen()).questions[0]!.answers).toMatchObject([
      { says: 'another-room', room: room!.name, price: null },
    ])
  })

  it.each([
    ['nothing at all', {}, 'Please choose your answer.'],
    ['a yes without a time', { says: 'yes' }, 'Please say until when'],
    ['a time that is over', { says: 'yes', hold: '2020-01-01T10:00' }, 'Please say until when'],
    ['a time after check-in', { says: 'yes', hold: inLocalDays(60) }, 'Please say until when'],
    ['no price', { says: 'another-price', hold: inLocalDays(2) }, 'Please type a price'],
    ['a note without end', { ...yes, note: 'x'.repeat(501) }, 'This is too long.'],
    ['half a stay', { says: 'no', freeFrom: '2031-01-05' }, 'Please give both dates'],
  ])('is asked for again with what was typed: %s', async (_, fields, said) => {
    const { answer, seen } = await linked()
    const { statusCode, body } = await answer({ ...fields, name: 'Mehmet "the clerk" <b>' })
    expect(statusCode).toBe(400)
    expect(body).toContain(said)
    expect(body).toContain('value="Mehmet &quot;the clerk&quot; &lt;b&gt;"')
    expect((await seen()).questions[0]).toMatchObject({ link: { state: 'open' }, answers: [] })
  })

  it('may be changed until the desk has used it, and what was said before stays as history', async () => {
    const one = await linked()
    await one.answer(yes)
    await one.answer({ says: 'no', reason: 'closed', seen: '1' })
    expect((await one.seen()).questions[0]!.answers.map(({ number, says }) => [number, says])).toEqual([
      [2, 'no'],
      [1, 'yes'],
    ])
    await one.answer({ ...yes, seen: '2', number: '' })
    await accept(one, { usedAnswer: 3 })
    expect((await one.answer({ says: 'no', seen: '3' })).statusCode).toBe(409)
    const [question] = (await one.seen()).questions
    expect(question).toMatchObject({ link: { state: 'used' } })
    expect(question!.answers.map(({ isUsed }) => isUsed)).toEqual([true, false, false])
    expect((await get(one.path)).body).toContain('the desk has used your answer')
  })

  it('of two people at once: the second is shown the first one’s before theirs counts', async () => {
    const { answer, seen, path } = await linked()
    await answer(yes)
    const { statusCode, body } = await answer({ says: 'no', name: 'Mehmet' })
    expect(statusCode).toBe(409)
    expect(body).toContain('Another answer arrived before yours.')
    expect(body).toContain('Answered by Elif Demir')
    expect(body).toContain('value="Mehmet"')
    expect((await seen()).questions[0]!.answers).toHaveLength(1)
    // What a browser sends twice is one answer.
    expect((await post(path, { seen: '0', ...yes })).statusCode).toBe(303)
    expect((await seen()).questions[0]!.answers).toHaveLength(1)
  })
})

it('a form that was not filled in rightly is never taken for what somebody else said', async () => {
  const { answer, path } = await linked()
  await answer({ says: 'no' })
  const { statusCode, body } = await post(path, { seen: '0', says: 'yes', name: 'Mehmet' })
  expect(statusCode).toBe(409)
  expect(body).toContain('Another answer arrived before yours.')
})

it('an answer that is changed without end is no longer taken, which the page says; its number still is', async () => {
  const one = await linked()
  await one.answer({ ...yes, number: '' })
  await database.sql(`update hotel_question set last_answer = 20 where request_id = $1`, [one.of.requestId])
  const { statusCode, body } = await one.answer({ says: 'no', seen: '20' })
  expect(statusCode).toBe(409)
  expect(body).toContain('Please call the desk.')
  expect(body).toContain('Your last answer was not taken')
  await one.answer({ says: 'number', numberLater: 'GC-5' })
  expect((await get(one.path)).body).toContain('GC-5')
})

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

describe('the hotel’s number', () => {
  it('may follow an answer, and until check-in what the desk has decided from', async () => {
    const one = await linked()
    await one.answer({ ...yes, number: '' })
    await accept(one, { usedAnswer: 1 })
    expect((await get(one.path)).body).toContain('Add the confirmation number')
    expect((await one.answer({ says: 'number', numberLater: '' })).statusCode).toBe(400)
    await one.answer({ says: 'number', numberLater: 'GC-99' })
    const { hotelConfirmationNumber, questions, events } = await one.seen()
    expect(hotelConfirmationNumber).toBe('GC-99')
    expect(questions[0]!.answers[0]).toMatchObject({ says: 'number', confirmationNumber: 'GC-99' })
    expect(events[0]).toMatchObject({ what: 'hotel-numbered' })
    // It is added once, and never put in the place of another.
    await one.answer({ says: 'number', numberLater: 'GC-100' })
    expect(await one.seen()).toMatchObject({ hotelConfirmationNumber: 'GC-99' })
  })

  it('stays on its page also where the desk decided without its answer, and typed another', async () => {
    const one = await linked()
    await accept(one, { hotelConfirmationNumber: 'GC-1' })
    await one.answer({ says: 'number', numberLater: 'GC-2' })
    expect((await get(one.path)).body).toContain('GC-2')
    const { hotelConfirmationNumber, questions } = await one.seen()
    expect(hotelConfirmationNumber).toBe('GC-1')
    expect(questions[0]!.answers[0]).toMatchObject({ says: 'number', confirmationNumber: 'GC-2' })
  })

  it('before that is a new answer, as it was with its number', async () => {
    const one = await linked()
    await one.answer({ ...yes, number: '' })
    await one.answer({ says: 'number', numberLater: 'GC-5' })
    expect((await one.seen()).questions[0]!.answers).toMatchObject([
      { number: 2, says: 'yes', confirmationNumber: 'GC-5' },
      { number: 1, confirmationNumber: null },
    ])
  })
})

describe('the desk decides from an answer', () => {
  it('and nobody decides from one that the hotel has changed meanwhile', async () => {
    const one = await linked()
    await one.answer(yes)
    await post(one.path, { seen: '1', says: 'no' })
    await expect(accept(one, { usedAnswer: 1 })).rejects.toMatchObject(stateChanged)
    await one.work()
    await reject(one, { usedAnswer: 2 })
    expect((await one.seen()).questions[0]).toMatchObject({ link: { state: 'used' }, answers: [{ isUsed: true }, {}] })
  })

  it('and nobody overlooks one that has only just been sent', async () => {
    const one = await linked()
    const [accepted, rejected, offered] = [await linked(), await linked(), await linked()]
    for (const { path } of [one, accepted, rejected, offered]) await post(path, { seen: '0', says: 'no' })
    await expect(accept(accepted)).rejects.toMatchObject(stateChanged)
    await expect(reject(rejected)).rejects.toMatchObject(stateChanged)
    await expect(offer(offered, 33_000)).rejects.toMatchObject(stateChanged)
    // Whoever has read it may still go by what was said on the telephone.
    await one.work()
    await accept(one)
    expect((await one.seen()).state).toBe('PaymentPending')
  })

  it('with another price, and the hotel may still give its number when the agency has accepted it', async () => {
    const one = await linked()
    const price = { price: '110', priceCurrency: 'EUR', pricePer: 'night' }
    await one.answer({ ...price, says: 'another-price', hold: inLocalDays(2) })
    await offer(one, 33_000, { usedAnswer: 1 })
    expect((await one.answer({ says: 'no', seen: '1' })).statusCode).toBe(409)
    await one.answer({ says: 'number', numberLater: 'GC-12' })
    const { questions } = await one.seen()
    expect(questions[0]!.answers.map(({ says }) => says)).toEqual(['number', 'another-price'])
  })
})

describe('a link', () => {
  const isOver = async ({ path }: Linked) => {
    const { statusCode, body } = await get(path)
    return [statusCode, body.includes('No answer is needed any more')]
  }
  const gone = [404, true]

  it('leads nowhere once the desk has withdrawn it, and the hotel can be asked anew', async () => {
    const one = await linked()
    await one.answer(yes)
    await desk(withdrawQuestion, { params: one.params, body: { version: (await one.seen()).version } })
    expect(await isOver(one)).toEqual(gone)
    const { state, questions, actions, events } = await one.seen()
    expect(state).toBe('New')
    expect(questions[0]).toMatchObject({ isCurrent: false, link: { state: 'withdrawn' }, answers: [{ says: 'yes' }] })
    expect(actions).toContainEqual({ action: 'ask-hotel', why: null })
    expect(events[0]).toMatchObject({ what: 'withdraw-question' })
    const { Timeline } = await one.call(readRequest, { params: one.params })
    expect(Timeline.map(({ What }) => What)).toEqual(['ask-hotel', 'submit'])
  })

  it('leads nowhere once its stay has changed, its request is closed or its price is another', async () => {
    for (const [from, until] of [
      [20, 22],
      [10, 12],
    ] as const) {
      const changed = await linked()
      const move = await changed.moveTo(from, until, 2)
      await move()
      expect(await isOver(changed)).toEqual(gone)
    }
    const closed = await linked()
    await reject(closed)
    expect(await isOver(closed)).toEqual(gone)
    const cheaper = await linked()
    await offer(cheaper, 20_000)
    expect(await isOver(cheaper)).toEqual(gone)
  })

  it('that another price has ended can be withdrawn, and the hotel asked about the new one', async () => {
    const one = await linked()
    await offer(one, 20_000)
    const { version, questions } = await one.seen()
    expect(questions[0]).toMatchObject({ isCurrent: true, link: { state: 'expired' } })
    await desk(withdrawQuestion, { params: one.params, body: { version } })
    expect((await one.seen()).actions).toContainEqual({ action: 'ask-hotel', why: null })
  })

  it('leads nowhere once the time to answer is over; with an answer it stays until the guests are there', async () => {
    const silent = await linked()
    await database.sql(`update hotel_question set answer_by = now(), expires_at = now() where request_id = $1`, [
      silent.of.requestId,
    ])
    expect(await isOver(silent)).toEqual(gone)
    expect((await silent.seen()).questions[0]).toMatchObject({ link: { state: 'expired' } })
    const answered = await linked()
    await answered.answer(yes)
    const [row] = await database.sql<{ same: boolean }>(
      `select expires_at = check_in_at as same from hotel_question where request_id = $1`,
      [answered.of.requestId],
    )
    expect(row).toEqual({ same: true })
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

it('the names that a hotel was shown go with the passports; what it said stays', async () => {
  const one = await linked()
  await one.answer(yes)
  await database.sql(`update hotel_question set check_out = current_date - 91 where request_id = $1`, [
    one.of.requestId,
  ])
  await sweepPassports(database.workerDb)
  const [row] = await database.sql(`select asked, answers from hotel_question where request_id = $1`, [
    one.of.requestId,
  ])
  expect(row).toMatchObject({ asked: null, answers: [{ says: 'yes' }] })
  expect((await get(one.path)).statusCode).toBe(404)
})
