import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { registerAgency } from '@sarai/wire/portal/accounts.ts'
import { closeNights, reopenNights } from '@sarai/wire/desk/closed-nights.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { aRegistration, openTestApp } from '#testing/test-app.ts'

const { app, aStaffMember, callAs, database } = await openTestApp()
const visitor = callAs(null)
const accountsOf = async (email: string) =>
  (await database.sql(`select 1 from registration where email = $1`, [email])).length
const keyRow = async (key: string) =>
  (await database.sql<{ replays: number }>(`select replays from idempotency_key where key = $1`, [key]))[0]

describe('a write that arrives twice', () => {
  it('is done once and answered alike; the replay writes too', async () => {
    const body = aRegistration()
    const key = crypto.randomUUID()
    const first = await visitor(registerAgency, { body }, { key })
    const second = await visitor(registerAgency, { body }, { key })
    expect(second).toEqual(first)
    expect(await accountsOf(body.Email)).toBe(1)
    expect(await keyRow(key)).toEqual({ replays: 1 })
    const jobs = await database.sql(`select 1 from graphile_worker._private_jobs`)
    expect(jobs).toHaveLength(1)
  })

  it('waits for the first when both arrive at once', async () => {
    const body = aRegistration()
    const key = crypto.randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => visitor(registerAgency, { body }, { key })))
    expect(await accountsOf(body.Email)).toBe(1)
    expect(await keyRow(key)).toEqual({ replays: 7 })
  })

  it('is refused with 422 when the same key carries another query', async () => {
    const key = crypto.randomUUID()
    const desk = callAs((await aStaffMember('catalogue')).token)
    const { propertyId } = await packageBuilders(database, desk).aSoldRoom()
    const body = { firstNight: '2031-12-20', lastNight: '2031-12-21', roomTypeId: null }
    const { id } = await desk(closeNights, { params: { id: propertyId }, body })
    await desk(reopenNights, { params: { id }, query: { version: 1 } }, { key })
    await desk(reopenNights, { params: { id }, query: { version: 1 } }, { key })
    const another = desk(reopenNights, { params: { id }, query: { version: 2 } }, { key })
    await expect(another).rejects.toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('is refused with 422 when the same key carries another body', async () => {
    const key = crypto.randomUUID()
    await visitor(registerAgency, { body: aRegistration() }, { key })
    await expect(visitor(registerAgency, { body: aRegistration() }, { key })).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  it('never freezes a failure: the same key may succeed later', async () => {
    const key = crypto.randomUUID()
    const body = aRegistration()
    await expect(visitor(registerAgency, { body: { ...body, Mobile: '1' } }, { key })).rejects.toMatchObject({
      status: 400,
    })
    await expect(visitor(registerAgency, { body }, { key })).resolves.toEqual({})
  })

  it('remembers the body by a keyed hash: whoever reads the table cannot guess a password from it', async () => {
    const key = crypto.randomUUID()
    const body = aRegistration()
    await visitor(registerAgency, { body }, { key })
    const [row] = await database.sql<{ body_hash: string }>(`select body_hash from idempotency_key where key = $1`, [
      key,
    ])
    const plain = createHash('sha256')
      .update(JSON.stringify([{}, body]))
      .digest('base64url')
    expect(row?.body_hash).toMatch(/^[\w-]{43}$/)
    expect(row?.body_hash).not.toBe(plain)
  })

  it('is one transaction: a second write in the same call throws, and so does not pass for a repetition', async () => {
    const intent = { operation: 'test', key: crypto.randomUUID(), bodyHash: 'b', claimed: false }
    const caller = { kind: 'visitor', reference: 'test', language: 'en', address: '', intent } as const
    await expect(database.db.write(caller, () => Promise.reject(new Error('undone')))).rejects.toThrow('undone')
    await expect(database.db.write(caller, async () => 'first')).resolves.toBe('first')
    await expect(database.db.write(caller, async () => 'second')).rejects.toThrow('writes twice')
  })

  it('refuses a key that is no key', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/AgencyClient',
      headers: { 'content-type': mediaTypeOf('RegisterAgencyData'), 'idempotency-key': 'a b' },
      payload: JSON.stringify(aRegistration()),
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['x-problem-fields']).toBe('Idempotency-Key')
  })
})
