import pg from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { anchorFile } from '#activity/anchor.ts'
import { anchorActivity } from '#activity/anchor-activity.ts'
import { findAnchorFaults } from '#activity/check-anchors.ts'
import { keepFindings } from '#activity/findings.ts'
import { record } from '#activity/record-activity.ts'
import { activityTasks } from '#activity/tasks.ts'
import type { StaffCaller } from '#caller.ts'
import { storeSettings } from '#config.ts'
import { openObjectStore } from '#files/object-store.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig, testSigning } from '#testing/test-config.ts'

const { app, database, anAgency, aStaffMember } = await openTestApp()
const superuser = new pg.Client({ connectionString: database.superuserUrl })
await superuser.connect()
afterAll(() => superuser.end())
const member = await aStaffMember('admin')
const config = testConfig(database.urls)
const staff: StaffCaller = {
  kind: 'staff',
  asked: 'nothing',
  staffId: member.id,
  roles: ['admin'],
  sessionId: 's',
  reference: 'r',
  language: 'en',
  address: '',
}
/** A bucket of its own: anchors of another database are another log. */
const aStore = async () => {
  const files = openObjectStore({ ...storeSettings(config), bucket: `anchors-${crypto.randomUUID()}` })
  await files.ensureBucket()
  return files
}
const db = database.workerDb
let files = await aStore()
const { agencyId } = await anAgency('Kimia Tour')
const step = () => database.db.write(staff, (tx) => record(tx, staff, { what: 'agency-note', agencyId }))
const anchor = () => anchorActivity({ db, files })
const faults = async () => {
  const found = await findAnchorFaults({ db, files }, testSigning)
  return found.map(({ place, fault }) => `${place}: ${fault}`)
}
/** Three days: an anchor after each step. */
beforeEach(async () => {
  await superuser.query('set session_replication_role = replica')
  await superuser.query(
    `delete from activity; delete from activity_head; delete from activity_seal; delete from activity_check;
     delete from activity_anchored; delete from activity_anchor;
     insert into activity_anchor (id, digest) values (0, sha256(''))`,
  )
  files = await aStore()
  for (const _ of [1, 2, 3]) {
    await step()
    await anchor()
  }
})
const sabotage = (statement: string) => superuser.query(statement)
/** All that whoever owns the database can reach: the steps of a day, their signatures, the head and the anchor. */
const cutYesterday = () =>
  sabotage(`delete from activity where place = 3; delete from activity_seal where place = 3;
    update activity_head h set place = 2, hash = a.hash from activity a where a.chain = h.chain and a.place = 2;
    delete from activity_anchored where anchor = 3; delete from activity_anchor where id = 3`)

describe('the anchors of the log', () => {
  it('are made of what has grown, signed with the one before, and kept in the store too', async () => {
    expect(await faults()).toEqual([])
    const [fourth] = await anchor()
    expect(await database.sql(`select 1 from activity_anchored where anchor = 4`)).toEqual([])
    const kept = await files.get(anchorFile(4))
    expect(JSON.parse(Buffer.from(kept!.content).toString())).toEqual(fourth)
    expect(await faults()).toEqual([])
  })

  it('are never written over one that the store has: it may be all that is left', async () => {
    await sabotage(`delete from activity_anchor where id = 3; delete from activity_anchored where anchor = 3`)
    await expect(anchor()).rejects.toThrow('the log was cut')
  })

  it('are not made of a log that was cut, however often the queue tries again, and the check goes on telling', async () => {
    await cutYesterday()
    for (const _ of [1, 2, 3]) await expect(anchor()).rejects.toThrow('the log was cut')
    expect(await database.sql(`select max(id)::int as last from activity_anchor`)).toEqual([{ last: 2 }])
    expect(await faults()).toEqual(['3: the store has an anchor that the database has lost'])
  })

  it('are not made after one that the store has otherwise', async () => {
    await cutYesterday()
    await sabotage(`insert into activity_anchor (id, digest, signature) values (3, sha256(''), '\\x00')`)
    for (const _ of [1, 2]) await expect(anchor()).rejects.toThrow('the log was cut')
  })

  it('reach a store that was away when they were made, and then the next one is made', async () => {
    const away = () => Promise.reject(new Error('the store is away'))
    await expect(anchorActivity({ db, files: { ...files, put: away } })).rejects.toThrow('the store is away')
    expect((await anchor()).map(({ id }) => id)).toEqual([4, 5])
    expect(await faults()).toEqual([])
  })
})

describe('sabotage: by the anchors is found out', () => {
  it('a log that was cut after an anchor, with its signatures and its head', async () => {
    await sabotage(`delete from activity where place = 3; delete from activity_seal where place = 3;
      update activity_head h set place = 2, hash = a.hash from activity a where a.chain = h.chain and a.place = 2`)
    expect(await faults()).toEqual(['3: an anchor knows another row here'])
  })

  it('an anchor that was taken out', async () => {
    await sabotage(`delete from activity_anchored where anchor = 2; delete from activity_anchor where id = 2`)
    expect(await faults()).toEqual(['3: an anchor is missing before this one', '3: this anchor was changed, or put in'])
  })

  it('the last anchor that was taken away: the store still has it', async () => {
    await sabotage(`delete from activity_anchored where anchor = 3; delete from activity_anchor where id = 3`)
    expect(await faults()).toEqual(['3: the store has an anchor that the database has lost'])
  })

  it('all of them taken away', async () => {
    await sabotage(`delete from activity_anchored; delete from activity_anchor`)
    expect(await faults()).toEqual(['1: the store has an anchor that the database has lost'])
  })

  it("yesterday's anchor with another head, and a digest that fits", async () => {
    await sabotage(`update activity_anchored set hash = '\\x00' where anchor = 2;
      update activity_anchor set digest = (select sha256(convert_to(string_agg(
        chain || ' ' || place || ' ' || encode(hash, 'hex') || E'\\n', '' order by chain), 'UTF8'))
        from activity_anchored where anchor = 2) where id = 2`)
    expect(await faults()).toEqual([
      '2: this anchor was changed, or put in',
      '2: an anchor knows another row here',
      '2: the store does not have this anchor as it is',
    ])
  })

  it("yesterday's anchor with another time", async () => {
    await sabotage(`update activity_anchor set at = at + interval '1 second' where id = 2`)
    expect(await faults()).toEqual([
      '2: this anchor was changed, or put in',
      '2: the store does not have this anchor as it is',
    ])
  })

  it('an anchor that the store has lost', async () => {
    await files.remove(anchorFile(3))
    expect(await faults()).toEqual(['3: the store does not have this anchor as it is'])
  })

  it('an anchor of long ago that the store has otherwise, or has lost', async () => {
    await files.put(anchorFile(1), Buffer.from('{}'), 'application/json')
    await files.remove(anchorFile(2))
    expect(await faults()).toEqual([1, 2].map((id) => `${id}: the store does not have this anchor as it is`))
  })

  it('a cut log that was anchored by a job that does not look beyond its last anchor', async () => {
    await cutYesterday()
    const near = { ...files, list: () => Promise.resolve([]) }
    for (const _ of [1, 2]) await expect(anchorActivity({ db, files: near })).rejects.toThrow('the log was cut')
    expect(await faults()).toEqual(['3: the store does not have this anchor as it is'])
  })
})

it('sabotage: a job that does not look into the store at all writes over the only trace of a cut log', async () => {
  await cutYesterday()
  await anchorActivity({
    db,
    files: { ...files, list: () => Promise.resolve([]), get: () => Promise.resolve(undefined) },
  })
  expect(await faults()).toEqual([])
})

describe('whoever watches the figures', () => {
  const lines: [object, string][] = []
  const log = {
    info: () => undefined,
    error: (details: object, text: string) => void lines.push([details, text]),
  }
  const tasks = () => activityTasks({ db, files, signing: testSigning, log })
  const check = async () => {
    await tasks()['check-activity']({}, '1')
    await tasks()['check-new-activity']({}, '2')
  }
  const figures = async () => {
    const authorization = `Bearer ${config.METRICS_TOKEN}`
    const { body } = await app.inject({ url: '/metrics', headers: { authorization } })
    const figure = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(body)?.[1])
    return {
      faults: figure('sarai_activity_faults'),
      seconds: figure('sarai_activity_verified_seconds'),
      recentSeconds: figure('sarai_activity_recent_verified_seconds'),
    }
  }

  it('sees that nobody has looked yet, and then that all is well', async () => {
    const before = await figures()
    expect(before.seconds).toBeGreaterThan(1e9)
    expect(before.recentSeconds).toBeGreaterThan(1e9)
    await check()
    const seen = await figures()
    expect(seen.faults).toBe(0)
    expect(seen.seconds).toBeLessThan(60)
    expect(seen.recentSeconds).toBeLessThan(60)
  })

  it('goes on seeing what was found among the newest steps, until everything was looked at again', async () => {
    await check()
    await sabotage(`create temp table as_it_was as select what, at from activity where place = 2;
      update activity set what = 'agency-mail' where place = 2`)
    await tasks()['check-new-activity']({}, '4')
    await sabotage(`update activity set at = at - interval '1 hour' where place = 2`)
    await tasks()['check-new-activity']({}, '5')
    expect((await figures()).faults).toBe(1)
    await sabotage(`update activity set (what, at) = (select what, at from as_it_was) where place = 2`)
    await tasks()['check-activity']({}, '6')
    expect((await figures()).faults).toBe(0)
  })

  it('goes on seeing what was found while everything was being looked at', async () => {
    const startedAt = new Date(Date.now() - 60_000)
    await keepFindings(db, testSigning, { reach: 'recent', found: 1, startedAt })
    await keepFindings(db, testSigning, { reach: 'whole', found: 0, startedAt })
    expect((await figures()).faults).toBe(1)
    await keepFindings(db, testSigning, { reach: 'whole', found: 0, startedAt: new Date(Date.now() + 1) })
    expect((await figures()).faults).toBe(0)
  })

  it('sabotage: sees that a finding was taken away, also after the next look at the newest steps', async () => {
    await check()
    await sabotage(`delete from activity_check where reach = 'recent'`)
    const seen = await figures()
    expect(seen.faults).toBe(1)
    expect(seen.recentSeconds).toBeGreaterThan(1e9)
    await tasks()['check-new-activity']({}, '7')
    expect((await figures()).faults).toBe(1)
    await tasks()['check-activity']({}, '8')
    expect((await figures()).faults).toBe(0)
  })

  it('sabotage: sees that a finding was forged, also after the next look at the newest steps', async () => {
    await check()
    await sabotage(`update activity_check set at = now() + interval '1 day' where reach = 'recent'`)
    await tasks()['check-new-activity']({}, '9')
    expect((await figures()).faults).toBe(1)
  })

  it('sees a step that was rewritten, also when nothing but the newest is looked at, and the process says where', async () => {
    await sabotage(`update activity set what = 'agency-mail' where place = 2`)
    await tasks()['check-new-activity']({}, '3')
    expect((await figures()).faults).toBe(1)
    await check()
    expect((await figures()).faults).toBe(2)
    expect(lines).toContainEqual([
      { chain: agencyId, place: 2, fault: 'this row was changed, or put in' },
      'the activity log was tampered with',
    ])
  })

  it('sabotage: is not fooled by somebody who writes into the database that all is well', async () => {
    await sabotage(`update activity set what = 'agency-mail' where place = 2`)
    await check()
    await sabotage(`update activity_check set faults = 0, at = now()`)
    const seen = await figures()
    expect(seen.faults).toBe(2)
    expect(seen.seconds).toBeGreaterThan(1e9)
  })
})
