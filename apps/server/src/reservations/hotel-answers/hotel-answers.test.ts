import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { tokenHash } from '#reservations/hotel-answers/hotel-link.ts'
import { askingHotels, inLocalDays, typedYes } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { someVisitor } from '#testing/some-callers.ts'

const drafting = await openDrafting()
const { database } = drafting
const clerk = await drafting.aStaffMember('reservations')
const { get, linked, post, accept } = askingHotels(drafting, clerk)
const yes = typedYes()

/** Of all that there are, the queue's among them. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await database.sql<{ name: string }>(
    `select nspname || '.' || relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await database.sql(`select 1 from ${name} kept where strpos(kept::text, $1) > 0`, [text])
    if (rows.length > 0) found.push(name)
  }
  return found
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

  it('leaves of its token the hash alone, in one table: no job, event, log of activity or answer keeps it', async () => {
    const one = await linked()
    const token = one.path.split('/').at(-1)!
    await one.work('remind-hotel')
    await one.answer(yes)
    await accept(one, { usedAnswer: 1 })
    expect(await tablesWith(token)).toEqual([])
    // Sabotage: what is looked for is found.
    expect(await tablesWith(tokenHash(token).toString('hex'))).toEqual(['public.hotel_question'])
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
