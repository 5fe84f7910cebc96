import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { connect } from '@sarai/wire/core/client.ts'
import { readContract } from '@sarai/wire/portal/money/contracts.ts'
import { discardDraft, readDraft, saveDraft } from '@sarai/wire/portal/drafts.ts'
import type { ContractId, UserId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { draftRow } from '#reservations/drafts/draft-place.ts'
import { aDraftGuest } from '#reservations/testing/a-draft.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { startApi } from '#testing/processes.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, callAs, anAgency, aColleague, sealing, someone, draft } = await openDrafting()

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
