import sharp from 'sharp'
import { readLogo, removeLogo, setLogo } from '@sarai/wire/portal/money/vouchers.ts'
import type { UserId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { openScanner } from '#files/scan/scanner.ts'
import { openTestApp } from '#testing/test-app.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { setLogo as set } from '#uploads/logo/set-logo.ts'

const { database, files, callAs, anAgency, aColleague } = await openTestApp()

const canary = 'taken-at-35.6892'
const drawn = (width: number, height: number, background = '#27407f80') =>
  sharp({ create: { width, height, channels: 4, background } })
const png = await drawn(900, 450)
  .withExif({ IFD0: { Copyright: canary } })
  .png()
  .toBuffer()
const blob = (content: Uint8Array, type = 'image/png') => new Blob([new Uint8Array(content)], { type })
const pictureIn = (url: string | null) => Buffer.from(url!.split(',')[1]!, 'base64')
const fileOf = async (agencyId: number) =>
  (await database.sql<{ file: string }>(`select file from agency_logo where agency_id = $1`, [agencyId]))[0]?.file

const none = { url: null, version: null }

describe('the logo of an agency', () => {
  it('is a PNG drawn anew, small and without what it told of its maker, for the whole agency', async () => {
    const { token, agencyId } = await anAgency()
    const call = callAs(token)
    expect(await call(readLogo, {})).toEqual(none)
    const { url, version } = await call(setLogo, { body: blob(png) })
    expect(url).toMatch(/^data:image\/png;base64,/)
    expect(await sharp(pictureIn(url)).metadata()).toMatchObject({
      format: 'png',
      width: 400,
      height: 200,
      hasAlpha: true,
    })
    expect(png.includes(canary)).toBe(true)
    expect(pictureIn(url).includes(canary)).toBe(false)
    const kept = await files.get(`logos/${await fileOf(agencyId)}`)
    expect(Buffer.from(kept!.content)).toEqual(pictureIn(url))
    const accountant = callAs((await aColleague(agencyId, 'accountant')).token)
    expect(await accountant(readLogo, {})).toEqual({ url, version })
    expect(await callAs((await anAgency()).token)(readLogo, {})).toEqual(none)
  })

  it('is drawn smaller however long it is', async () => {
    const { token } = await anAgency()
    const tall = await drawn(30, 6_000).webp().toBuffer()
    const { url } = await callAs(token)(setLogo, { body: blob(tall, 'image/webp') })
    const { height, width } = await sharp(pictureIn(url)).metadata()
    expect([width, height]).toEqual([2, 400])
  })

  it('is refused before the scanner unpacks it, when it has too many pixels', async () => {
    const { agencyId } = await anAgency()
    const [owner] = await database.sql<{ id: UserId; session: string }>(
      `select user_id::int as id, id as session from agency_session where agency_id = $1`,
      [agencyId],
    )
    const caller = { ...someoneOf(agencyId), userId: owner!.id, sessionId: owner!.session }
    let scans = 0
    const scan = async () => ((scans += 1), 'clean' as const)
    const redraw = () => Promise.reject(new Error('drawn'))
    const send = (content: Uint8Array) => set({ db: database.db, files, scan, redraw }, caller, content)
    const large = Buffer.from(png)
    large.writeUInt32BE(16_000, 16)
    large.writeUInt32BE(16_777, 20)
    await expect(send(large)).rejects.toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS' })
    expect(scans).toBe(0)
    await expect(send(png)).rejects.toThrow('drawn')
    expect(scans).toBe(1)
  })

  it('is replaced and removed by an owner, and the screens of the agency read it again', async () => {
    const { token, agencyId } = await anAgency()
    const call = callAs(token)
    await call(setLogo, { body: blob(png) })
    const first = await fileOf(agencyId)
    const another = await drawn(50, 50, '#a52').jpeg().toBuffer()
    const { url, version } = await call(setLogo, { body: blob(another, 'image/jpeg') })
    expect(await fileOf(agencyId)).not.toBe(first)
    expect(await call(readLogo, {})).toEqual({ url, version })
    await call(removeLogo, { query: { version } })
    expect(await call(readLogo, {})).toEqual(none)
    const told = await database.sql(`select 1 from outbox where agency_id = $1 and what = 'agency'`, [agencyId])
    expect(told).toHaveLength(3)
  })

  it('is removed as it was seen: one that a colleague has set since stays, and no logo is none', async () => {
    const { token, agencyId } = await anAgency()
    const call = callAs(token)
    const seen = await call(setLogo, { body: blob(png) })
    await new Promise((resolve) => setTimeout(resolve, 2))
    const colleague = callAs((await aColleague(agencyId, 'owner')).token)
    const newer = await colleague(setLogo, { body: blob(await drawn(50, 50).png().toBuffer()) })
    await expect(call(removeLogo, { query: { version: seen.version } })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    })
    expect(await call(readLogo, {})).toEqual(newer)
    await call(removeLogo, { query: { version: newer.version } })
    await call(removeLogo, { query: { version: newer.version } })
    expect(await call(readLogo, {})).toEqual(none)
  })

  it.each(['agent', 'accountant'] as const)('is not for an %s to set or remove', async (role) => {
    const { agencyId } = await anAgency()
    const call = callAs((await aColleague(agencyId, role)).token)
    await expect(call(setLogo, { body: blob(png) })).rejects.toMatchObject({ status: 403 })
    await expect(call(removeLogo, { query: { version: 1 } })).rejects.toMatchObject({ status: 403 })
  })

  it('is a picture, clean and of two megabytes at most', async () => {
    const call = callAs((await anAgency()).token)
    const refused = (content: Uint8Array) => call(setLogo, { body: blob(content) })
    await expect(refused(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' })
    await expect(refused(png.subarray(0, 200))).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' })
    await expect(refused(Buffer.alloc(2 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
    const virus = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
    await expect(refused(Buffer.concat([png, Buffer.from(virus)]))).rejects.toMatchObject({ code: 'FILE_INFECTED' })
    expect(await call(readLogo, {})).toEqual(none)
  })

  it('is of the files that an agency may send in a day, and one agency takes no more than its turn', async () => {
    const { token, agencyId } = await anAgency()
    const call = callAs(token)
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => call(setLogo, { body: blob(png) })))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['BUSY', 'BUSY'])
    await database.sql(`update upload_day set files = 200 where agency_id = $1`, [agencyId])
    await expect(call(setLogo, { body: blob(png) })).rejects.toMatchObject({ code: 'FILES_USED_UP' })
  })

  it('waits for the scanner: while it is away nothing is taken', async () => {
    const { agencyId } = await anAgency()
    const parts = { db: database.db, files, scan: openScanner('tcp://127.0.0.1:9') }
    const redraw = () => Promise.reject(new Error('it was not looked at yet'))
    const [user] = await database.sql<{ userId: UserId; sessionId: string }>(
      `select user_id::int as "userId", id as "sessionId" from agency_session where agency_id = $1`,
      [agencyId],
    )
    await expect(set({ ...parts, redraw }, { ...someoneOf(agencyId), ...user! }, png)).rejects.toMatchObject({
      code: 'FILES_UNREACHABLE',
    })
  })
})
