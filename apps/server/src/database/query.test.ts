import { describe, expect, it } from 'vitest'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { userOf } from '#accounts/recipient-queries.ts'
import { query, type Tx } from '#database/query.ts'
import { someVisitor } from '#testing/some-callers.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const { db, sql, workerDb } = await openTestDatabase()
const read = <T>(work: (tx: Tx) => Promise<T>) => db.read(someVisitor, work)

describe('a statement', () => {
  it('takes its parameters by name, whatever their order, and the same name as often as it likes', async () => {
    const asked = query<{ more: number; less: number }, { left: number; twice: number }>(`
      select $more::int - $less::int as left, $more::int + $more::int as twice`)
    expect(await read((tx) => asked.one(tx, { less: 2, more: 7 }))).toEqual({ left: 5, twice: 14 })
    expect(asked.text).toContain('select $1::int - $2::int as left, $1::int + $1::int')
  })

  it('without parameters is called with none', async () => {
    const asked = query<void, { one: number }>(`select 1 as one`)
    expect(await read((tx) => asked.one(tx))).toEqual({ one: 1 })
  })

  it('that numbers its parameters is refused before anybody can call it', () => {
    expect(() => query(`select $1::int`)).toThrow('A parameter without a name in: select $1::int')
  })

  it('is not run when a name that it asks for is not given', async () => {
    const asked = query<{ given: number }>(`select $given::int, $forgotten::int`)
    await expect(read((tx) => asked.run(tx, { given: 1 }))).rejects.toThrow('Nothing is given for $forgotten')
    const vague = { given: undefined, forgotten: 2 } as unknown as { given: number }
    await expect(read((tx) => asked.run(tx, vague))).rejects.toThrow('Nothing is given for $given')
  })

  it('is not run when something is given that it does not ask for', async () => {
    const asked = query<{ given: number; other: number }>(`select $given::int`)
    await expect(read((tx) => asked.run(tx, { given: 1, other: 2 }))).rejects.toThrow('There is no $other in')
    const none = query<{ other: number }>(`select 1`)
    await expect(read((tx) => none.run(tx, { other: 2 }))).rejects.toThrow('There is no $other in')
  })

  it('takes null for what is not known', async () => {
    const asked = query<{ given: number | null }, { missing: boolean }>(`select $given::int is null as missing`)
    expect(await read((tx) => asked.one(tx, { given: null }))).toEqual({ missing: true })
  })
})

/** `npm run check -- types` fails when one of the errors that are expected here goes away. */
describe("a call with two ids in each other's place", () => {
  it('does not compile, and would find nobody', async () => {
    const [user] = await sql<{ agencyId: AgencyId; userId: UserId }>(`
      with agency as (
        insert into agency (name, manager_first_name, manager_last_name, mobile, language, status)
        values ('Parvaz', 'Nasrin', 'Rahimi', '09123456789', 'en', 'approved') returning id)
      insert into agency_user (id, agency_id, username, username_key, email, first_name, last_name, password_hash, role)
      overriding system value
      select 4711, id, 'n', 'n', 'n@parvaz.example', 'Nasrin', 'Rahimi', 'x', 'owner' from agency
      returning agency_id::int as "agencyId", id::int as "userId"`)
    const { agencyId, userId } = user!
    const find = <T>(work: (tx: Tx) => Promise<T>) => workerDb.read(someVisitor, work)
    expect((await find((tx) => userOf.first(tx, { agencyId, userId })))?.email).toBe('n@parvaz.example')
    // @ts-expect-error A user's id is not an agency's, nor the other way round.
    expect(await find((tx) => userOf.first(tx, { agencyId: userId, userId: agencyId }))).toBeUndefined()
  })

  it('does not compile with a number that nobody has said what it names', () => {
    // @ts-expect-error It may be anything.
    const vague = (tx: Tx) => userOf.first(tx, { agencyId: 1, userId: 2 })
    expect(vague).toBeTypeOf('function')
  })

  it('does not compile with a name that the statement does not have, or without one that it has', () => {
    const asked = query<{ given: number }>(`select $given::int`)
    // @ts-expect-error It is not named so.
    const misnamed = (tx: Tx) => asked.run(tx, { give: 1 })
    // @ts-expect-error It is not given.
    const empty = (tx: Tx) => asked.run(tx)
    // @ts-expect-error Nothing is not null.
    const unsaid = query<{ given: number | undefined }>(`select $given::int`)
    expect([misnamed, empty, unsaid.run]).toHaveLength(3)
  })
})
