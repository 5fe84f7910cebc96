import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { approvePayment } from '@sarai/wire/desk/money/payments.ts'
import { lookOf } from '#files/pictures/picture-look.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import { openScanner } from '#files/scan/scanner.ts'
import { drawnReceipt } from '#payments/testing/drawn-receipt.ts'
import { compareJudgedPicture } from '#payments/receipts/judged-picture.ts'
import { openPaying } from '#payments/testing/paying.ts'
import { drawUpload } from '#uploads/draw-upload.ts'
import { partsOf } from '#uploads/picture-parts.ts'
import { inQuarantine } from '#uploads/made-safe.ts'
import { uploadTasks } from '#uploads/tasks.ts'

const { database, owing, files, callAs, aStaffMember } = await openPaying()
const { sql } = database
const finance = callAs((await aStaffMember('finance')).token)
const { redraw, close } = createRedrawing({ file: drawUpload })
afterAll(close)
const scan = openScanner(process.env['SCANNER_URL']!)
const { 'judge-upload': judge } = uploadTasks({
  db: database.workerDb,
  files,
  scan,
  redraw,
  compare: compareJudgedPicture,
  log: { error: () => undefined },
})

/** As if it had come while the scanner was away. */
async function held(uploadId: string, content: Uint8Array): Promise<void> {
  await sql(`update upload set state = 'quarantined', picture_hash = null, picture = null where id = $1`, [uploadId])
  await files.put(inQuarantine(uploadId), content, 'application/octet-stream')
}

/** What finance would be told of a picture that somebody sends now. */
async function twinOf(picture: Uint8Array): Promise<{ twin: string; why: string } | undefined> {
  const { hash, greys } = await lookOf(picture)
  const [found] = await sql<{ twin: string; why: string }>(
    `select twin, why from receipt_twins(0, 'none', null, 'EUR', 1, null, $1, $2, $3)`,
    [Buffer.from(hash), partsOf(Buffer.from(hash)), Buffer.from(greys)],
  )
  return found
}

/** As they are kept of one that was sent. */
async function keep(paymentId: number, picture: Uint8Array): Promise<void> {
  const { hash, greys } = await lookOf(picture)
  await sql(`update payment set picture_hash = $2, picture_parts = $3 where id = $1`, [
    paymentId,
    Buffer.from(hash),
    partsOf(Buffer.from(hash)),
  ])
  await sql(`update upload set picture_hash = $2, picture = $3 where payment_id = $1`, [
    paymentId,
    Buffer.from(hash),
    Buffer.from(greys),
  ])
}

const saved = (picture: Buffer, width: number, quality: number) =>
  sharp(picture).resize({ width }).jpeg({ quality }).toBuffer()

describe('the picture of a receipt', () => {
  it(
    'that was saved again is flagged, of another agency and of its own; one of the same app is not',
    { timeout: 60_000 },
    async () => {
      const [one, other] = [await owing(), await owing()]
      const picture = await drawnReceipt(1)
      const first = await one.send({ FileName: await one.upload(picture) })
      const again = await saved(picture, 720, 70)
      const copied = await other.send({ FileName: await other.upload(again) })
      const ownCopy = await one.send({ FileName: await one.upload(await saved(picture, 800, 60)), Amount: 20_000 })
      const different = await other.send({ FileName: await other.upload(await drawnReceipt(2)) })
      const flags = await sql(`select id::int, twin_id::int as twin, twin_by as why from payment order by id`)
      expect(flags).toEqual([
        { id: first.paymentId, twin: null, why: null },
        { id: copied.paymentId, twin: first.paymentId, why: 'picture' },
        { id: ownCopy.paymentId, twin: expect.any(Number), why: 'picture' },
        { id: different.paymentId, twin: null, why: null },
      ])
    },
  )

  it('that two send at once is flagged with one of them, within an agency too', { timeout: 60_000 }, async () => {
    const [one, other] = [await owing(), await owing()]
    const second = await one.another()
    for (const seed of [11, 12, 13]) {
      const picture = await drawnReceipt(seed)
      const FileName = await one.upload(picture)
      const [copy, ownCopy] = [await saved(picture, 720, 70), await saved(picture, 800, 60)]
      const sent = [
        { ...other, changes: { FileName: await other.upload(copy), Amount: 10_000 + seed } },
        { ...one, changes: { FileName: await one.upload(ownCopy), Amount: 10_000 + seed }, to: second.contractId },
        { ...one, changes: { FileName, Amount: 10_000 + seed } },
      ]
      const ids = await Promise.all(
        sent.map(({ send, changes, ...of }) => send(changes, 'to' in of ? of.to : undefined)),
      )
      const flags = await sql<{ why: string | null }>(
        `select twin_by as why from payment where id = any($1) order by twin_by nulls first`,
        [ids.map(({ paymentId }) => paymentId)],
      )
      expect(flags.map(({ why }) => why)).toEqual([null, 'picture', 'picture'])
    }
  })

  it('is found among more that share a part with it than are compared', { timeout: 60_000 }, async () => {
    const { send, upload } = await owing()
    const picture = await drawnReceipt(14)
    const { hash } = await lookOf(picture)
    const alike = Buffer.concat([Buffer.from(hash.slice(0, 2)), Buffer.from(hash.slice(2)).map((byte) => byte ^ 255)])
    const model = await send()
    // Older ones that count, and newer ones that do not, with one part of sixteen in common and nothing else.
    await sql(
      `insert into payment (agency_id, id, kind, state, currency, claimed, contract_currency, receipt_number,
         receipt_key, receipt_type_id, paid_at, picture_hash, picture_parts, payer, sent_by, sent_at)
       select agency_id, case when place > 0 then 1000000 + place else place end, kind,
         case when place > 0 then 'Rejected' else 'New' end, currency, claimed, contract_currency,
         'alike', 'ALIKE', receipt_type_id, paid_at, $2, $3, payer, sent_by, sent_at
       from payment, generate_series(-3000, 3000) place where id = $1 and place <> 0`,
      [model.paymentId, alike, partsOf(alike)],
    )
    const { paymentId } = await send({ FileName: await upload(picture) })
    expect(await twinOf(await saved(picture, 720, 70))).toEqual({ twin: `${paymentId}`, why: 'picture' })
    await sql(`delete from payment where receipt_key = 'ALIKE'`)
  })

  it(
    'is known at every size and quality that a messenger makes of it, and fifty others are not taken for it',
    { timeout: 120_000 },
    async () => {
      const { send, upload } = await owing()
      const picture = await drawnReceipt(3)
      const { paymentId } = await send({ FileName: await upload(picture) })
      await keep(paymentId, picture)
      for (const [width, quality] of [
        [1080, 50],
        [1500, 75],
        [800, 60],
        [720, 85],
        [600, 70],
      ] as const) {
        expect(await twinOf(await saved(picture, width, quality)), `${width} wide`).toEqual({
          twin: `${paymentId}`,
          why: 'picture',
        })
      }
      expect(await twinOf(await sharp(picture).resize({ width: 900 }).webp({ quality: 60 }).toBuffer())).toBeDefined()
      for (let seed = 100; seed < 150; seed += 1)
        expect(await twinOf(await drawnReceipt(seed)), `${seed}`).toBeUndefined()
    },
  )

  it(
    'that came while the scanner was away is compared once it is judged, and approved by nobody before',
    { timeout: 60_000 },
    async () => {
      const [one, other] = [await owing(), await owing()]
      const picture = await drawnReceipt(4)
      const first = await one.send({ FileName: await one.upload(picture) })
      const again = await saved(picture, 720, 70)
      const FileName = await other.upload(again)
      await held(FileName, again)
      const copied = await other.send({ FileName })
      const flagOf = async () =>
        (await sql(`select twin_id::int as twin, twin_by as why from payment where id = $1`, [copied.paymentId]))[0]
      expect(await flagOf()).toEqual({ twin: null, why: null })
      expect(await other.contract()).toMatchObject({ DueHeldSince: expect.any(String) })
      const approve = (overruled = '') =>
        finance(approvePayment, {
          params: { id: copied.paymentId },
          body: { version: 1, amount: 30_000, overruled },
        })
      await expect(approve()).rejects.toMatchObject({ code: 'FILE_HELD' })

      await judge({ agencyId: copied.agencyId, uploadId: FileName }, 'test')
      expect(await flagOf()).toEqual({ twin: first.paymentId, why: 'picture' })
      // Whoever copies a receipt wins no time.
      expect(await other.contract()).toMatchObject({ DueHeldSince: null, HasUnverifiedPayment: true })
      await expect(approve()).rejects.toMatchObject({ code: 'REASON_REQUIRED' })
      expect(await approve('Compared both.')).toEqual({ isFinal: false })
    },
  )
})
