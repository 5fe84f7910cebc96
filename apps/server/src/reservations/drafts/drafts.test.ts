import { randomBytes } from 'node:crypto'
import { connect } from '@sarai/wire/core/client.ts'
import { readContract } from '@sarai/wire/portal/money/contracts.ts'
import { discardDraft, readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import { changeColleague } from '@sarai/wire/portal/colleagues.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { draftRow } from '#reservations/drafts/draft-place.ts'
import { oldRows } from '#reservations/drafts/old-rows.ts'
import { aDraftGuest } from '#reservations/testing/a-draft.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { createSealing } from '#sealing.ts'
import { startApi } from '#testing/processes.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { app, database, callAs, anAgency, aColleague, sealing, someone, draft } = await openDrafting()

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
  expect(await call(readContract, { params: { id: OrderId } })).toMatchObject({
    Id: OrderId,
    OrderNumber: `C-${OrderId}`,
    Currency: 'EUR',
    State: 'Open',
    RequestCount: 2,
  })
})
