import { randomUUID } from 'node:crypto'
import { acceptRequest } from '@sarai/wire/desk/requests/answers.ts'
import { assignRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { closeThread, reopenThread, sendMessage } from '@sarai/wire/desk/requests/messages.ts'
import { readStatistics } from '@sarai/wire/portal/dashboard.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { listNotes, markNotesRead, sendNote } from '@sarai/wire/portal/notes.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { openTalking } from '#reservations/testing/talking.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { someoneOf, someStaff } from '#testing/some-callers.ts'

const { database, callAs, anAgency, aColleague, clerk, desk, talking, atNoCost } = await openTalking()

type Talking = Awaited<ReturnType<typeof talking>>
const unseen = { status: 409, code: 'NOTES_UNSEEN' }
const unreadOf = async ({ call }: Talking) => (await call(readStatistics, { query: {} })).unreadNotes

describe('messages on a request', () => {
  it('are read by both sides under their names, the other side’s as such [req-06]', async () => {
    const { says, hears, notes, messages } = await talking()
    await says('Two rooms side by side, please.')
    await hears('We ask the hotel.')
    expect(await notes()).toMatchObject([
      { Id: 1, Content: 'Two rooms side by side, please.', IsBroker: false, IsMine: true },
      { Id: 2, Content: 'We ask the hotel.', IsBroker: true, IsMine: false, CreatorUserName: 'Kaveh Moradi' },
    ])
    expect(await messages()).toMatchObject([
      { id: 1, isDesk: false, isMine: false },
      { id: 2, isDesk: true, isMine: true, author: 'Kaveh Moradi' },
    ])
  })

  it('have a single check until the other side has read up to them, and no further [req-06]', async () => {
    const { says, notes, deskReads } = await talking()
    await says('One')
    await says('Two')
    const checks = async () => (await notes()).map(({ IsRead }) => IsRead)
    expect(await checks()).toEqual([false, false])
    await deskReads(1)
    expect(await checks()).toEqual([true, false])
    await deskReads(2)
    expect(await checks()).toEqual([true, true])
    // A mark that comes late takes nothing back, and one beyond the end says no more than all.
    await deskReads(1)
    await deskReads(99)
    expect(await checks()).toEqual([true, true])
  })

  it('are read by whoever answers having seen them', async () => {
    const { says, hears, notes } = await talking()
    await says('One')
    await hears('Two')
    expect((await notes()).map(({ IsRead }) => IsRead)).toEqual([true, false])
  })

  it('go out only from whoever has seen the last one: the second is shown the first', async () => {
    const { says, hears, notes } = await talking()
    await says('Is there a cot?')
    await hears('Yes.')
    await expect(hears('I ask the hotel.', 1)).rejects.toMatchObject(unseen)
    await expect(says('Anybody?', 1)).rejects.toMatchObject(unseen)
    await says('Thank you.', 2)
    expect((await notes()).map(({ Content }) => Content)).toEqual(['Is there a cot?', 'Yes.', 'Thank you.'])
  })

  it('of twenty who answer at once having seen the same, one goes out', async () => {
    const { id, says, notes } = await talking()
    await says('Is there a cot?')
    const answers = Array.from({ length: 20 }, (_, n) =>
      desk(sendMessage, { params: { id }, body: { content: `${n}`, lastSeen: 1 } }),
    )
    const outcomes = await Promise.allSettled(answers)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await notes()).map(({ Id }) => Id)).toEqual([1, 2])
  })

  it('without a word of what was seen always go out, as the specification sends them', async () => {
    const { call, id, hears, notes, ...me } = await talking()
    await hears('Hello')
    await call(sendNote, { body: { Id: id, Content: 'Hello' } })
    expect(await notes()).toHaveLength(2)
    // Nobody said that the first was seen.
    expect(await unreadOf({ call, id, hears, notes, ...me })).toMatchObject([{ unreadNoteCount: 1 }])
  })

  it('are written once, however often the call is repeated', async () => {
    const { call, id, notes } = await talking()
    const [key, body] = [randomUUID(), { Id: id, Content: 'Once', LastSeenId: 0 }]
    expect(await call(sendNote, { body }, { key })).toEqual({ Id: 1 })
    expect(await call(sendNote, { body }, { key })).toEqual({ Id: 1 })
    expect(await notes()).toHaveLength(1)
  })

  it('are read from the end, fifty at once, and the older ones on demand', async () => {
    const { of, says, notes } = await talking()
    await says('First')
    await database.sql(
      `insert into note select agency_id, request_id, n, n % 2 = 0, 1, 'Somebody', 'Note ' || n, now()
       from note, generate_series(2, 120) n where agency_id = $1 and request_id = $2`,
      [of.agencyId, of.requestId],
    )
    const last = await notes()
    expect([last[0]!.Id, last.at(-1)!.Id, last.length]).toEqual([71, 120, 50])
    const older = await notes(71)
    expect([older[0]!.Id, older.at(-1)!.Id]).toEqual([21, 70])
    expect((await notes(21)).map(({ Id }) => Id).at(0)).toBe(1)
  })

  it('are the agency’s alone, and an accountant reads without writing or marking', async () => {
    const { id, agencyId, hears } = await talking()
    await hears('Hello')
    const stranger = callAs((await anAgency()).token)
    const read = { query: { accommodationReserveRequestId: id } }
    const mark = { params: { id }, body: { UpToId: 1 } }
    await expect(stranger(listNotes, read)).rejects.toMatchObject({ status: 404 })
    await expect(stranger(sendNote, { body: { Id: id, Content: 'x' } })).rejects.toMatchObject({ status: 404 })
    await expect(stranger(markNotesRead, mark)).rejects.toMatchObject({ status: 404 })
    const accountant = callAs((await aColleague(agencyId, 'accountant')).token)
    expect(await accountant(listNotes, read)).toHaveLength(1)
    await expect(accountant(sendNote, { body: { Id: id, Content: 'x' } })).rejects.toMatchObject({ status: 403 })
    await expect(accountant(markNotesRead, mark)).rejects.toMatchObject({ status: 403 })
  })

  it('that are not there yet are marked by either side without a word, on a request that is there', async () => {
    const { agencyReads, deskReads } = await talking()
    expect(await agencyReads(1)).toBeNull()
    expect(await deskReads(1)).toBeNull()
    const stranger = callAs((await anAgency()).token)
    const { id } = await talking()
    const mark = { params: { id }, body: { UpToId: 1 } }
    await expect(stranger(markNotesRead, mark)).rejects.toMatchObject({ status: 404 })
  })

  it('of an agency are never written in the name of the desk', async () => {
    const { of } = await talking()
    const client = await database.appPool.connect()
    try {
      await client.query(`begin; set local role sarai_agency; set local app.agency_id = '${of.agencyId}'`)
      const forged = client.query(
        `insert into note (agency_id, request_id, id, is_desk, author, author_name, content, written_at)
         values ($1, $2, 1, true, 1, 'Kaveh', 'Free of charge', now())`,
        [of.agencyId, of.requestId],
      )
      await expect(forged).rejects.toThrow('row-level security')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('are sent in at most three round trips', async () => {
    const { says } = await talking()
    expect(await countRoundTrips(database.appPool)(() => says('Hello'))).toBeLessThanOrEqual(3)
  })
})

describe('unread messages', () => {
  it('stand on the dashboard until somebody of the agency has read them, the newest first [dash-06]', async () => {
    const one = await talking()
    await one.hears('One')
    await one.hears('Two')
    expect(await unreadOf(one)).toEqual([
      { id: one.id, reserveNumber: `R-${one.id}`, state: 'New', unreadNoteCount: 2 },
    ])
    await one.agencyReads(1)
    expect(await unreadOf(one)).toMatchObject([{ unreadNoteCount: 1 }])
    await one.agencyReads(2)
    expect(await unreadOf(one)).toEqual([])
  })

  it('are counted of any requests that are asked for, however many others have some', async () => {
    const [one, another] = [await talking(), await talking()]
    await one.hears('One')
    await another.hears('One')
    await database.sql(
      `insert into unread_notes (agency_id, request_id, request_number, state, notes, last_note_at)
       select $1, 1000000 + n, '', '', 1, now() + interval '1 hour' from generate_series(1, 25) n`,
      [one.agencyId],
    )
    const asked = async (ids: string) =>
      (await one.call(readStatistics, { query: { unreadOf: ids } })).unreadNotes.map(({ id }) => id)
    expect(await asked(`${one.id},${one.id},999999`)).toEqual([one.id])
    // Nobody learns anything about the requests of others.
    expect(await asked(`${another.id}`)).toEqual([])
    await expect(one.call(readStatistics, { query: { unreadOf: '1,x' } })).rejects.toMatchObject({ status: 400 })
  })

  it('are none of one’s own, and read once one has answered', async () => {
    const one = await talking()
    await one.says('Hello')
    expect(await unreadOf(one)).toEqual([])
    await one.hears('Hello')
    await one.says('Thank you')
    expect(await unreadOf(one)).toEqual([])
  })

  it('are told to the screens of both sides, as is that they were read', async () => {
    const { id, hears, agencyReads } = await talking()
    const toldBy = async (work: () => Promise<unknown>) => {
      await database.sql(`delete from outbox`)
      await work()
      const rows = await database.sql<{ told: string }>(
        `select concat_ws(' ', audience, what, subject) as told from outbox order by id`,
      )
      return rows.map(({ told }) => told)
    }
    const both = [`agency note ${id}`, `desk note ${id}`]
    expect(await toldBy(() => hears('Hello'))).toEqual(both)
    expect(await toldBy(() => agencyReads(1))).toEqual(both)
    // Nothing has changed.
    expect(await toldBy(() => agencyReads(1))).toEqual([])
  })
})

describe('who may do what with messages', () => {
  it('nothing that can be seen is no message', async () => {
    const { says } = await talking()
    for (const empty of ['', '\u200B', '\u202E \u2066']) {
      await expect(says(empty)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['Content'] })
    }
  })

  it('a read-only agency marks what it has read, and writes nothing', async () => {
    const { agencyId, says, hears, agencyReads, messages } = await talking()
    await hears('Hello')
    await database.sql(`update agency set status = 'read-only' where id = $1`, [agencyId])
    await agencyReads(1)
    expect((await messages()).map(({ isRead }) => isRead)).toEqual([true])
    await expect(says('Hello')).rejects.toMatchObject({ code: 'AGENCY_READ_ONLY' })
  })

  it('whoever is given a request finds its thread among theirs at once', async () => {
    const { id, says } = await talking()
    await says('Is there a cot?')
    await database.sql(`delete from outbox`)
    await desk(assignRequest, { params: { id }, body: { staffId: clerk.id } })
    const told = await database.sql<{ told: string }>(
      `select what || ' ' || subject as told from outbox where audience = 'desk' order by 1`,
    )
    expect(told.map((row) => row.told)).toEqual([`note ${id}`, `request ${id}`])
  })

  it('neither side marks what the other has read', async () => {
    const { of, says, hears } = await talking()
    await says('One')
    await hears('Two')
    const mark = (column: string) =>
      query<{ agencyId: number; requestId: number }>(
        `update note_thread set ${column} = 0 where agency_id = $agencyId and request_id = $requestId`,
      )
    const asDesk = { ...someStaff, staffId: clerk.id, sessionId: clerk.sessionId }
    const asAgency = someoneOf(of.agencyId)
    const by = (caller: typeof asDesk | typeof asAgency, column: string) =>
      database.db.write(caller, (tx) => mark(column).run(tx, of))
    await expect(by(asDesk, 'read_by_agency')).rejects.toMatchObject({ code: '42501' })
    await expect(by(asAgency, 'read_by_desk')).rejects.toMatchObject({ code: '42501' })
    expect(await by(asAgency, 'read_by_agency')).toBe(1)
  })

  it('the desk never writes in the name of an agency', async () => {
    const { of } = await talking()
    const forged = query<{ agencyId: number; requestId: number }>(
      `insert into note (agency_id, request_id, id, is_desk, author, author_name, content, written_at)
       values ($agencyId, $requestId, 9, false, 1, 'Nasrin', 'I agree', now())`,
    )
    const write = database.db.write({ ...someStaff, staffId: clerk.id, sessionId: clerk.sessionId }, (tx) =>
      forged.run(tx, of),
    )
    await expect(write).rejects.toThrow('row-level security policy')
  })
})

describe('the thread of a request that is confirmed', () => {
  async function confirmed() {
    const one = await atNoCost(talking)
    await one.says('Before')
    const params = { id: one.id }
    const accepted = { version: 1, finalPrice: 0, hotelConfirmationNumber: '' }
    const { version } = await desk(acceptRequest, { params, body: accepted })
    const takes = async () => [
      (await one.call(readRequest, { params })).TakesNotes,
      (await desk(readDeskRequest, { params })).takesNotes,
    ]
    return { ...one, params, takes, version }
  }
  const closed = { code: 'NOTES_CLOSED' }

  it('is closed for both, until the desk reopens it [req-07]', async () => {
    const { says, hears, params, takes, version } = await confirmed()
    expect(await takes()).toEqual([false, false])
    await expect(says('Hello?')).rejects.toMatchObject(closed)
    await expect(hears('Hello?')).rejects.toMatchObject(closed)
    expect(await desk(reopenThread, { params, body: { version } })).toEqual({ version: version + 1 })
    expect(await takes()).toEqual([true, true])
    await says('Hello')
    await hears('Hello')
  })

  it('and closed again when the desk closes it [req-07]', async () => {
    const { says, params, takes, version } = await confirmed()
    await desk(reopenThread, { params, body: { version } })
    await expect(desk(closeThread, { params, body: { version } })).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await desk(closeThread, { params, body: { version: version + 1 } })
    expect(await takes()).toEqual([false, false])
    await expect(says('Hello?')).rejects.toMatchObject(closed)
  })

  it('can still be read, and marked as read', async () => {
    const { notes, deskReads } = await confirmed()
    await deskReads(1)
    expect(await notes()).toMatchObject([{ Content: 'Before', IsRead: true }])
  })
})
