import { askHotel } from '@sarai/wire/desk/requests/answers.ts'
import { withdrawQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { describe, expect, it } from 'vitest'
import { askingHotels, typedYes } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { sweepPassports } from '#reservations/sweep-passports.ts'

const drafting = await openDrafting()
const { database } = drafting
const clerk = await drafting.aStaffMember('reservations')
const { desk, get, linked, submitted, reject, offer } = askingHotels(drafting, clerk)
const yes = typedYes()
type Linked = Awaited<ReturnType<typeof linked>>

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

  it('leads nowhere once its stay has changed, its request is closed or its price has changed', async () => {
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

it('nobody is asked by a link once the guests are there: it would lead nowhere, and no mail would go out', async () => {
  const one = await submitted()
  await database.sql(`update request set check_in_at = now() - interval '1 minute' where id = $1`, [one.of.requestId])
  const body = { version: 1, how: 'link', whom: 'Elif', email: 'h@hotels.example', language: 'en', phone: '' } as const
  await expect(desk(askHotel, { params: one.params, body })).rejects.toMatchObject({ code: 'STAY_BEGUN' })
  const byPhone = { version: 1, how: 'phone', whom: 'Elif' } as const
  expect(await desk(askHotel, { params: one.params, body: byPhone })).toEqual({ version: 2 })
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
