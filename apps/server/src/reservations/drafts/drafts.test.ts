import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { connect } from '@sarai/wire/core/client.ts'
import { readContract } from '@sarai/wire/portal/contracts.ts'
import { discardDraft, readDraft, saveDraft, type DraftBody } from '@sarai/wire/portal/drafts.ts'
import { changeColleague } from '@sarai/wire/portal/colleagues.ts'
import { submitRequest, validateRequest, type SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { ContractId, RoomTypeId, UserId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { draftRow } from '#reservations/drafts/draft-place.ts'
import { oldRows } from '#reservations/drafts/old-rows.ts'
import { aDraft, aDraftGuest } from '#reservations/testing/a-draft.ts'
import { anAskedStay } from '#reservations/testing/an-asked-stay.ts'
import { createSealing } from '#sealing.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { startApi } from '#testing/processes.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, database, callAs, anAgency, aColleague, sealing } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const winter = await aPackage()
const galata = await aProperty(winter, { name: 'Galata', price: 10_000 })
const [room] = await database.sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [galata])
const double = room!.id
const draft = (changes: Partial<DraftBody> = {}) => aDraft(galata, double, changes)

/** A user of an agency of their own, who drafts. */
async function someone() {
  const { agencyId } = await anAgency()
  const agent = await aColleague(agencyId, 'agent')
  const call = callAs(agent.token)
  return {
    agencyId,
    ...agent,
    call,
    read: (contractId?: number) => call(readDraft, { query: { contractId } }),
    save: (body: DraftBody, version?: number, contractId?: number) =>
      call(saveDraft, { query: { contractId }, body: { version, draft: body } }),
    submit: async (changes: Partial<SubmitBody> = {}, key: string = randomUUID()) => {
      const asked = anAskedStay(galata, double)
      const { QuoteId } = await call(validateRequest, { body: asked })
      const rest = { NeedTransfer: false, OriginFlight: null, DestinationFlight: null, Description: '', AgencyRef: '' }
      return call(submitRequest, { body: { ...asked, ...rest, QuoteId, ...changes } }, { key })
    },
  }
}
const stateChanged = { status: 409, code: 'STATE_CHANGED' }

describe('a draft', () => {
  it('is continued as it was typed, half and wrong as it may be', async () => {
    const { read, save } = await someone()
    expect(await read()).toBeNull()
    const typed = draft({ checkIn: 'soon', notes: ' two\nlines\t', agencyRef: '<b>F-12</b> ' })
    const { version, savedAt } = await save(typed)
    expect(await read()).toEqual({ version, savedAt, draft: typed, sent: null })
    expect(Math.abs(Date.parse(savedAt) - Date.now())).toBeLessThan(60_000)
  })

  it('may hold twenty rooms of twenty guests, and no more', async () => {
    const { read, save } = await someone()
    const guests = Array.from({ length: 20 }, (_, n) =>
      aDraftGuest({
        place: `ADT${n + 1}`,
        firstName: 'N'.repeat(80),
        lastName: 'R'.repeat(80),
        passportNumber: 'P'.repeat(20),
      }),
    )
    const one = { ...draft().rooms[0]!, guests }
    const full = draft({ rooms: Array.from({ length: 20 }, () => one), notes: 'x'.repeat(2_000) })
    const { version } = await save(full)
    expect((await read())?.draft?.rooms).toHaveLength(20)
    await expect(save(draft({ rooms: [...full.rooms, one] }), version)).rejects.toMatchObject({ status: 400 })
    const crowded = { ...one, guests: [...guests, guests[0]!] }
    await expect(save(draft({ rooms: [crowded] }), version)).rejects.toMatchObject({ status: 400 })
    await expect(save(draft({ notes: 'x'.repeat(2_001) }), version)).rejects.toMatchObject({ status: 400 })
  })

  it('of bytes that are no text is refused, and not saved too long for its row', async () => {
    const { token, read } = await someone()
    const guests = Array.from({ length: 20 }, (_, n) =>
      aDraftGuest({
        place: `ADT${n + 1}`,
        firstName: 'x'.repeat(80),
        lastName: 'x'.repeat(80),
        passportNumber: 'x'.repeat(80),
      }),
    )
    const full = draft({ rooms: Array.from({ length: 20 }, () => ({ ...draft().rooms[0]!, guests })) })
    const body = Buffer.from(JSON.stringify({ draft: full }))
    const payload = body.map((byte) => (byte === 0x78 ? 0xff : byte))
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'PUT', url: '/api/drafts', headers, payload: Buffer.from(payload) })
    expect([answer.statusCode, await read()]).toEqual([400, null])
  })

  it('is one for each contract, and one for what opens a contract of its own', async () => {
    const { read, save, submit } = await someone()
    const { OrderId } = await submit()
    await save(draft({ notes: 'new' }))
    await save(draft({ notes: 'added' }), undefined, OrderId)
    expect([(await read())?.draft?.notes, (await read(OrderId))?.draft?.notes]).toEqual(['new', 'added'])
  })

  it('is saved in two round trips and read in one', async () => {
    const tripsOf = countRoundTrips(database.appPool)
    const { read, save } = await someone()
    let { version } = await save(draft())
    const saving = await tripsOf(async () => void ({ version } = await save(draft(), version)))
    expect(saving).toBeLessThanOrEqual(2)
    expect(await tripsOf(() => read())).toBeLessThanOrEqual(1)
  })
})

describe('two browsers', () => {
  it('never overwrite each other unseen', async () => {
    const { read, save } = await someone()
    const first = await save(draft({ notes: 'one' }))
    const second = await save(draft({ notes: 'two' }), first.version)
    await expect(save(draft({ notes: 'late' }), first.version)).rejects.toMatchObject(stateChanged)
    await expect(save(draft({ notes: 'begun' }))).rejects.toMatchObject(stateChanged)
    expect(await read()).toMatchObject({ version: second.version, draft: { notes: 'two' } })
  })

  it.each([['the first'], ['a later']])(
    'that save at once, for %s time: one wins, the other is told',
    async (which) => {
      const { read, save } = await someone()
      const version = which === 'the first' ? undefined : (await save(draft())).version
      const outcomes = await Promise.allSettled(
        ['a', 'b', 'c', 'd'].map((notes) => save(draft({ notes }), version).then(() => notes)),
      )
      const won = outcomes.filter((outcome) => outcome.status === 'fulfilled')
      const told = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(won).toHaveLength(1)
      expect(told.map(({ reason }) => (reason as { code: string }).code)).toEqual(Array(3).fill('STATE_CHANGED'))
      expect((await read())?.draft?.notes).toBe(won[0]!.value)
    },
  )

  it('cannot revive what was discarded, nor take what was begun anew for it', async () => {
    const { call, read, save } = await someone()
    const { version } = await save(draft({ notes: 'old' }))
    await call(discardDraft, { query: { version } })
    expect(await read()).toBeNull()
    await expect(save(draft({ notes: 'old' }), version)).rejects.toMatchObject(stateChanged)
    const anew = await save(draft({ notes: 'anew' }))
    expect(anew.version).toBeGreaterThan(version)
    await expect(save(draft({ notes: 'old' }), version)).rejects.toMatchObject(stateChanged)
    await expect(call(discardDraft, { query: { version } })).rejects.toMatchObject(stateChanged)
    expect((await read())?.draft?.notes).toBe('anew')
  })

  it('get the first answer again for a save that is repeated', async () => {
    const { call } = await someone()
    const sent = { query: {}, body: { draft: draft() } }
    const once = { key: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => call(saveDraft, sent, once)))
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1)
  })

  it('are refused as problem+json, in their language', async () => {
    const { token } = await someone()
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/drafts?version=1',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'fa' },
    })
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({ status: 409, code: 'STATE_CHANGED' })
  })
})

describe('nobody else', () => {
  const everyDraft = query<void, { user_id: number }>(`select user_id from draft`)
  const takeAll = query(`update draft set saved_at = now()`)
  const dropAll = query(`delete from draft`)

  it('of the agency reads, overwrites or discards it, not even past the code', async () => {
    const me = await someone()
    const { version } = await me.save(draft({ notes: 'mine' }))
    const colleague = await aColleague(me.agencyId, 'owner')
    const call = callAs(colleague.token)
    expect(await call(readDraft, { query: {} })).toBeNull()
    await expect(call(discardDraft, { query: { version } })).rejects.toMatchObject(stateChanged)
    await expect(call(saveDraft, { query: {}, body: { version, draft: draft() } })).rejects.toMatchObject(stateChanged)
    const as = (userId: UserId) => ({ ...someoneOf(me.agencyId), userId })
    const seenBy = (userId: UserId) => database.db.read(as(userId), (tx) => everyDraft.all(tx))
    expect(await seenBy(colleague.userId)).toEqual([])
    expect(await seenBy(me.userId)).toEqual([{ user_id: me.userId }])
    await database.db.write(as(colleague.userId), async (tx) => {
      expect([await takeAll.run(tx), await dropAll.run(tx)]).toEqual([0, 0])
    })
    expect((await me.read())?.draft?.notes).toBe('mine')
  })

  it('sabotage: without its policy a colleague would see it', async () => {
    const me = await someone()
    await me.save(draft())
    const colleague = await aColleague(me.agencyId, 'agent')
    await database.sql(`drop policy own_draft on draft`)
    const caller = { ...someoneOf(me.agencyId), userId: colleague.userId }
    expect(await database.db.read(caller, (tx) => everyDraft.all(tx))).toEqual([{ user_id: me.userId }])
    await database.sql(`create policy own_draft on draft as restrictive to sarai_agency
      using (current_setting('app.actor', true) = 'agency:' || agency_id || ':' || user_id)`)
    expect(await database.db.read(caller, (tx) => everyDraft.all(tx))).toEqual([])
  })

  it('of another agency gets anything but 404 for its contract', async () => {
    const [me, stranger] = [await someone(), await someone()]
    const { OrderId: contractId } = await me.submit()
    const { version } = await me.save(draft(), undefined, contractId)
    for (const unknown of [contractId, 999_999]) {
      const place = { contractId: unknown }
      const notFound = { status: 404, code: 'NOT_FOUND' }
      await expect(stranger.call(readDraft, { query: place })).rejects.toMatchObject(notFound)
      await expect(stranger.save(draft(), undefined, unknown)).rejects.toMatchObject(notFound)
      await expect(stranger.call(discardDraft, { query: { ...place, version } })).rejects.toMatchObject(notFound)
      await expect(stranger.call(readContract, { params: { id: unknown } })).rejects.toMatchObject(notFound)
    }
    expect(await me.read(contractId)).not.toBeNull()
  })

  it('who may not ask for a stay drafts one', async () => {
    const { agencyId } = await anAgency()
    const call = callAs((await aColleague(agencyId, 'accountant')).token)
    await expect(call(readDraft, { query: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(call(saveDraft, { query: {}, body: { draft: draft() } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('what is in it', () => {
  it('is sealed for its row', async () => {
    const me = await someone()
    const secret = draft({ notes: 'secret' })
    await me.save(secret)
    const [row] = await database.sql<{ sealed: string }>(`select sealed from draft where user_id = $1`, [me.userId])
    const place = { agencyId: me.agencyId, userId: me.userId, contractId: 0 as const }
    expect(JSON.parse(sealing.open(row!.sealed, draftRow(place)))).toEqual(secret)
    expect(() => sealing.open(row!.sealed, draftRow({ ...place, contractId: 1 as ContractId }))).toThrow()
    const colleague = await aColleague(me.agencyId, 'agent')
    expect(() => sealing.open(row!.sealed, draftRow({ ...place, userId: colleague.userId }))).toThrow()
  })

  it('is in no table, job, kept answer or line of the log, whatever becomes of the call', async () => {
    const me = await someone()
    const api = await startApi({ ...testEnvironment(database.urls), LOG_LEVEL: 'debug' })
    const call = connect({ baseUrl: api.url, token: () => me.token, language: () => 'en', unreachable: () => '' })
    const guests = [aDraftGuest({ firstName: 'CANARYNAME', passportNumber: 'CANARYP7781' })]
    const secret = draft({ rooms: [{ ...draft().rooms[0]!, guests }], notes: 'canary notes' })
    try {
      const { version } = await call(saveDraft, { query: {}, body: { draft: secret } })
      expect(await call(readDraft, { query: {} })).toMatchObject({ draft: secret })
      await expect(call(saveDraft, { query: {}, body: { draft: secret } })).rejects.toMatchObject(stateChanged)
      const wrong = { ...secret, CANARYP7781: 'CANARYP7781', agencyRef: 'CANARYP7781'.repeat(9) }
      await expect(call(saveDraft, { query: {}, body: { draft: wrong } })).rejects.toMatchObject({ status: 400 })
      // A row that the database itself refuses: its message would quote what it was given.
      await database.sql(`alter table draft add constraint none check (property_id < 0) not valid`)
      await expect(call(saveDraft, { query: {}, body: { version, draft: secret } })).rejects.toMatchObject({
        status: 500,
      })
      await database.sql(`alter table draft drop constraint none`)
    } finally {
      await api.stop()
    }
    expect(api.output()).toContain('/api/drafts')
    expect(api.output()).not.toMatch(/canary/i)
    const { stdout } = await promisify(execFile)('pg_dump', ['--data-only', '--dbname', database.superuserUrl], {
      maxBuffer: 200_000_000,
    })
    expect(stdout).toContain('saveDraft')
    expect(stdout).not.toMatch(/canary/i)
  })

  it('leaves no trace for others: no news, no job, no entry in the log of who did what', async () => {
    const count = async () => {
      const [row] = await database.sql<Record<string, number>>(`
        select (select count(*)::int from outbox) as news, (select count(*)::int from activity) as steps,
          (select count(*)::int from graphile_worker.jobs) as jobs`)
      return row
    }
    const me = await someone()
    const before = await count()
    const { version } = await me.save(draft())
    await me.call(discardDraft, { query: { version } })
    expect(await count()).toEqual(before)
  })
})

describe('a draft that cannot be opened any more', () => {
  const retired = createSealing([{ id: 'retired', key: randomBytes(32) }])
  const { agencyRef: _, ...older } = draft({ notes: 'canary' })

  it.each([
    ['its key was retired', retired, JSON.stringify(draft({ notes: 'canary' }))],
    ['drafts look different today', sealing, JSON.stringify(older)],
    ['it is no draft', sealing, 'canary'],
  ])('because %s counts as none, and the next one takes its place', async (_why, sealed, text) => {
    const me = await someone()
    const { version } = await me.save(draft())
    const row = draftRow({ agencyId: me.agencyId, userId: me.userId, contractId: 0 })
    const unreadable = [sealed.seal(text, row), me.userId]
    await database.sql(`update draft set sealed = $1 where user_id = $2`, unreadable)
    const api = await startApi({ ...testEnvironment(database.urls), LOG_LEVEL: 'warn' })
    const call = connect({ baseUrl: api.url, token: () => me.token, language: () => 'en', unreachable: () => '' })
    expect(await call(readDraft, { query: {} })).toBeNull()
    await api.stop()
    expect(api.output()).toContain('a draft cannot be opened any more')
    expect(api.output()).not.toContain('canary')
    const outcomes = await Promise.allSettled(['a', 'b'].map((notes) => me.save(draft({ notes }))))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await me.read())?.version).toBeGreaterThan(version)
  })
})

it('of before drafts had a key is given one by the database', async () => {
  const me = await someone()
  const { submitKey, ...older } = draft({ notes: 'older' })
  await me.save({ ...older, submitKey })
  const sealed = sealing.seal(JSON.stringify(older), draftRow({ ...me, contractId: 0 }))
  await database.sql(`update draft set sealed = $1 where user_id = $2`, [sealed, me.userId])
  expect((await me.read())?.draft).toEqual({ ...older, submitKey })
})

describe('a draft that was sent', () => {
  it('says what it became, and whether that was heard, and is not saved any more', async () => {
    const { call, read, save, submit } = await someone()
    const typed = draft()
    const { version: saved } = await save(typed)
    const { Id } = await submit({}, typed.submitKey)
    const sent = { id: Id, requestNumber: `R-${Id}`, hotelName: 'Galata', isHeard: false }
    const became = await read()
    expect(became).toMatchObject({ draft: null, sent })
    const { version } = became!
    for (const old of [saved, version, undefined]) {
      await expect(save(typed, old)).rejects.toMatchObject(stateChanged)
    }
    await call(discardDraft, { query: { version } })
    expect(await read()).toMatchObject({ version, draft: null, sent: { ...sent, isHeard: true } })
    await expect(save(typed)).rejects.toMatchObject(stateChanged)
  })

  it('gives its place to the next, and holds nothing of what was in it', async () => {
    const { read, save, submit, userId } = await someone()
    const typed = draft()
    await save(typed)
    await submit({}, typed.submitKey)
    expect(await database.sql(`select sealed from draft where user_id = $1`, [userId])).toEqual([{ sealed: null }])
    await save(draft({ notes: 'next' }))
    expect(await read()).toMatchObject({ draft: { notes: 'next' }, sent: null })
  })

  it('is not revived by its own first save, which comes after it', async () => {
    const { read, save, submit } = await someone()
    const typed = draft()
    const { Id } = await submit({}, typed.submitKey)
    await expect(save(typed)).rejects.toMatchObject(stateChanged)
    expect(await read()).toMatchObject({ draft: null, sent: { id: Id } })
  })

  it('from three tabs at once, each with a price of its own, is one request [wizard-20]', async () => {
    const { agencyId, save, submit } = await someone()
    const typed = draft()
    await save(typed)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => submit({}, typed.submitKey)))
    const told = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(told.map(({ reason }) => (reason as { code: string }).code)).toEqual(Array(2).fill('IDEMPOTENCY_MISMATCH'))
    expect(await database.sql(`select from request where agency_id = $1`, [agencyId])).toHaveLength(1)
  })

  it('is the one of its contract; another one stays, and so does one whose submit was refused', async () => {
    const { read, save, submit } = await someone()
    const first = await submit()
    const [own, added] = [draft(), draft()]
    const contract = first.OrderId as ContractId
    await save(own)
    await save(added, undefined, contract)
    const { Id } = await submit({ ExtendedOrderId: contract }, added.submitKey)
    expect(await read(contract)).toMatchObject({ draft: null, sent: { id: Id } })
    await submit()
    await expect(submit({ QuoteId: randomUUID() }, own.submitKey)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
    expect(await read()).toMatchObject({ draft: { submitKey: own.submitKey }, sent: null })
  })
})

describe('a draft goes', () => {
  it('30 days after it was last saved', async () => {
    const [old, young] = [await someone(), await someone()]
    for (const [{ save, userId }, days] of [
      [old, 31],
      [young, 29],
    ] as const) {
      await save(draft())
      await database.sql(`update draft set saved_at = now() - make_interval(days => $1) where user_id = $2`, [
        days,
        userId,
      ])
    }
    await sweepOldRows(database.workerDb, oldRows)
    expect([(await old.read()) === null, (await young.read()) === null]).toEqual([true, false])
  })

  it.each([
    ['is disabled', { IsDisabled: true }, 0],
    ['becomes an accountant', { Role: 'accountant', Version: 1 }, 0],
    ['becomes an owner', { Role: 'owner', Version: 1 }, 1],
  ] as const)('when its user %s: %o leaves %i', async (_, body, left) => {
    const { agencyId, token } = await anAgency()
    const agent = await aColleague(agencyId, 'agent')
    await callAs(agent.token)(saveDraft, { query: {}, body: { draft: draft() } })
    await callAs(token)(changeColleague, { params: { id: agent.userId }, body: { Version: 1, ...body } })
    expect(await database.sql(`select from draft where user_id = $1`, [agent.userId])).toHaveLength(left)
  })
})

it('a contract says what a request would be added to [wizard-21]', async () => {
  const { call, submit } = await someone()
  const { OrderId } = await submit()
  await submit({ ExtendedOrderId: OrderId as ContractId })
  expect(await call(readContract, { params: { id: OrderId } })).toEqual({
    Id: OrderId,
    OrderNumber: `C-${OrderId}`,
    Currency: 'EUR',
    State: 'Open',
    RequestCount: 2,
  })
})
