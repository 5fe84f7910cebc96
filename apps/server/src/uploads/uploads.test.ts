import { createServer } from 'node:net'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { readUploadLimits, uploadFile } from '@sarai/wire/portal/uploads.ts'
import type { UserId } from '@sarai/domain/ground/ids.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import { openScanner, ScannerTooSlow, type Scan } from '#files/scan/scanner.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'
import { drawUpload } from '#uploads/draw-upload.ts'
import { oldRows } from '#uploads/old-rows.ts'
import { takeUpload } from '#uploads/take-upload.ts'
import { uploadTasks } from '#uploads/tasks.ts'
import { findUpload } from '#uploads/upload-queries.ts'

const { app, database, files, callAs, anAgency } = await openTestApp()
const { sql, db, workerDb } = database
const { token, agencyId } = await anAgency()
const send = (content: Uint8Array, language = 'en', type = 'image/jpeg') =>
  callAs(token, language)(uploadFile, {
    query: { Name: 'paper.jpg' },
    body: new Blob([new Uint8Array(content)], { type }),
  })
const refusalOf = (content: Uint8Array, language?: string) =>
  send(content, language).catch((refusal: unknown) => refusal)
const rowOf = async (id: string) =>
  (
    await sql<{ state: string; kind: string; name: string }>(`select state, kind, name from upload where id = $1`, [id])
  )[0]

const { redraw, close } = createRedrawing({ file: drawUpload })
afterAll(close)
const scan = openScanner(process.env['SCANNER_URL']!)
const nobodyThere = openScanner('tcp://127.0.0.1:9')
const [user] = await sql<{ id: UserId; session: string }>(
  `select user_id::int as id, id as session from agency_session where agency_id = $1`,
  [agencyId],
)
const caller = { ...someoneOf(agencyId), userId: user!.id, sessionId: user!.session }
const takeWith = (chosen: Scan, content: Uint8Array) =>
  takeUpload({ db, files, scan: chosen, redraw }, caller, { name: 'paper', content })
const logged: unknown[] = []
const log = { error: (...line: unknown[]) => void logged.push(line) }
const judgeWith = (chosen: Scan) =>
  uploadTasks({ db: workerDb, files, scan: chosen, redraw, compare: async () => undefined, log })['judge-upload']

const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
const canary = 'taken-at-35.6892-51.3890'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
  .withExif({ IFD0: { Copyright: canary } })
  .jpeg()
  .toBuffer()
const behindIt = (hidden: string) => Buffer.concat([photo, Buffer.from(hidden)])

describe('a file that an agency sends [R7]', () => {
  it('is a picture drawn anew, without what it told of its maker', async () => {
    expect(photo.includes(canary)).toBe(true)
    const [id] = await send(behindIt('<script>alert(1)</script>'))
    expect(await rowOf(id!)).toEqual({ state: 'clean', kind: 'jpeg', name: 'paper.jpg' })
    const kept = await files.get(`uploads/${id}`)
    expect(kept).toMatchObject({ contentType: 'image/webp' })
    const bytes = Buffer.from(kept!.content)
    expect([bytes.includes(canary), bytes.includes('<script>')]).toEqual([false, false])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 })
  })

  it('may come as the one part of a form, judged as any other', async () => {
    const post = async (content: Uint8Array, type: string) => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(content)], 'رسید.pdf', { type }))
      const sent = new Response(form)
      const answer = await app.inject({
        method: 'POST',
        url: '/api/UploadPublicFiles',
        payload: Buffer.from(await sent.arrayBuffer()),
        headers: { authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type')! },
      })
      return { status: answer.statusCode, code: answer.headers['x-problem-code'], body: answer.body }
    }
    const taken = await post(pdf, 'application/pdf')
    expect(taken.status).toBe(201)
    const [id] = JSON.parse(taken.body) as string[]
    expect(await rowOf(id!)).toEqual({ state: 'clean', kind: 'pdf', name: 'رسید.pdf' })
    expect(Buffer.from((await files.get(`uploads/${id}`))!.content)).toEqual(pdf)
    const virus = Buffer.concat([pdf, Buffer.from(eicar)])
    expect(await post(virus, 'application/pdf')).toMatchObject({ status: 400, code: 'FILE_INFECTED' })
    expect(await post(Buffer.from('<p>'), 'application/pdf')).toMatchObject({ code: 'FILE_TYPE_REFUSED' })
  })

  it('is a PDF as it was, whatever it was called', async () => {
    const [id] = await send(pdf)
    expect(await rowOf(id!)).toMatchObject({ state: 'clean', kind: 'pdf' })
    expect(Buffer.from((await files.get(`uploads/${id}`))!.content)).toEqual(pdf)
  })

  it.each([
    ['the file that every scanner knows, in a PDF', Buffer.concat([pdf, Buffer.from(eicar)])],
    ['that file behind a picture', behindIt(eicar)],
    ['a signature of our own', behindIt('SARAI-TEST-SIGNATURE-OF-A-VIRUS')],
  ])('is refused with a virus in it: %s', async (_, content) => {
    const before = await howMany()
    expect(await refusalOf(content)).toMatchObject({
      status: 400,
      code: 'FILE_INFECTED',
      message: expect.stringContaining('carries a virus'),
    })
    expect(await refusalOf(content, 'fa')).toMatchObject({ message: expect.stringContaining('ویروسی') })
    expect(await howMany()).toEqual(before)
  })

  it('sabotage: a scanner that lets everything through lets that through', async () => {
    const id = await takeWith(async () => 'clean', Buffer.concat([pdf, Buffer.from(eicar)]))
    expect(Buffer.from((await files.get(`uploads/${id}`))!.content).includes(eicar)).toBe(true)
  })

  it('sabotage: as it was sent, a picture keeps what it told and what hangs behind it', async () => {
    const untouched = async (content: Uint8Array) => ({ width: 300, height: 200, sizes: [{ width: 300, content }] })
    const content = behindIt('<script>alert(1)</script>')
    const id = await takeUpload({ db, files, scan, redraw: untouched }, caller, { name: 'paper', content })
    const bytes = Buffer.from((await files.get(`uploads/${id}`))!.content)
    expect([bytes.includes(canary), bytes.includes('<script>')]).toEqual([true, true])
  })

  it.each([
    ['the virus alone', eicar],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML before a PDF', '<html>%PDF-1.7'],
    ['a program', 'MZ\u0090\u0000'],
  ])('is refused when it is %s', async (_, content) => {
    expect(await refusalOf(Buffer.from(content))).toMatchObject({ status: 415, code: 'FILE_TYPE_REFUSED' })
  })

  it('is refused in words when it is cut off, or would fill the memory', async () => {
    const large = await sharp({ create: { width: 30_000, height: 2_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await refusalOf(large)).toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS' })
    expect(await refusalOf(photo.subarray(0, 400))).toMatchObject({ status: 400, code: 'PICTURE_UNREADABLE' })
  })

  it('is refused before the scanner unpacks it, when it has too many pixels', async () => {
    let scans = 0
    const counting: Scan = async () => ((scans += 1), 'clean')
    const large = await sharp(photo).png().toBuffer()
    await takeWith(counting, large)
    expect(scans).toBe(1)
    large.writeUInt32BE(16_000, 16)
    large.writeUInt32BE(16_777, 20)
    await expect(takeWith(counting, large)).rejects.toMatchObject({ code: 'PICTURE_TOO_MANY_PIXELS' })
    expect(scans).toBe(1)
  })

  it('is taken from a read-only agency, too, which may ask support', async () => {
    const other = await anAgency()
    await sql(`update agency set status = 'read-only' where id = $1`, [other.agencyId])
    const sent = callAs(other.token)(uploadFile, { query: {}, body: new Blob([pdf], { type: 'application/pdf' }) })
    await expect(sent).resolves.toHaveLength(1)
  })
})

describe('while the scanner is away', () => {
  it('a file waits in quarantine, where nobody opens it, and is judged when it is back', async () => {
    const id = await takeWith(nobodyThere, photo)
    expect(await rowOf(id)).toMatchObject({ state: 'quarantined' })
    expect(await files.get(`uploads/${id}`)).toBeUndefined()
    const [job] = await jobsOf(id)
    await expect(judgeWith(nobodyThere)(job!, 'test')).rejects.toMatchObject({ name: 'ScannerAway' })
    expect(await rowOf(id)).toMatchObject({ state: 'quarantined' })
    await judgeWith(scan)(job!, 'test')
    expect(await rowOf(id)).toMatchObject({ state: 'clean' })
    expect(await files.get(`uploads/${id}`)).toMatchObject({ contentType: 'image/webp' })
    expect(await files.get(`quarantine/${id}`)).toBeUndefined()
  })

  it('sabotage: where no verdict counts as clean, a virus lies in the open meanwhile', async () => {
    const trusting: Scan = (content) => nobodyThere(content).catch(() => 'clean')
    const virus = Buffer.concat([pdf, Buffer.from(eicar)])
    expect(await rowOf(await takeWith(nobodyThere, virus))).toMatchObject({ state: 'quarantined' })
    const id = await takeWith(trusting, virus)
    expect(await rowOf(id)).toMatchObject({ state: 'clean' })
    expect(await files.get(`uploads/${id}`)).toBeDefined()
  })

  it('what turns out to carry a virus is refused then, and gone', async () => {
    const id = await takeWith(nobodyThere, behindIt(eicar))
    const [job] = await jobsOf(id)
    await judgeWith(scan)(job!, 'test')
    await judgeWith(scan)(job!, 'again')
    expect(await rowOf(id)).toMatchObject({ state: 'refused' })
    expect([await files.get(`uploads/${id}`), await files.get(`quarantine/${id}`)]).toEqual([undefined, undefined])
  })

  it.each([
    ['says nothing', ''],
    ['says that it could not look', 'INSTREAM size limit exceeded. ERROR\n'],
    ['says half of a word', 'stream: O'],
    ['says more than a verdict', 'stream: OK\nstream: Eicar FOUND\n'],
  ])('nothing is let through by one that %s', async (_, said) => {
    const odd = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(said)
      socket.resume()
    })
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void odd.close())
    const { port } = odd.address() as { port: number }
    const id = await takeWith(openScanner(`tcp://127.0.0.1:${port}`), photo)
    expect(await rowOf(id)).toMatchObject({ state: 'quarantined' })
  })

  it('one that is away is asked again as often as the queue likes, one that never ends eight times', async () => {
    const id = await takeWith(nobodyThere, photo)
    const [job] = await jobsOf(id)
    const away = judgeWith(nobodyThere)
    const endless = judgeWith(async () => {
      throw new ScannerTooSlow('no end')
    })
    await expect(away(job!, 'test', 8)).rejects.toMatchObject({ name: 'ScannerAway' })
    await expect(endless(job!, 'test', 7)).rejects.toMatchObject({ name: 'ScannerTooSlow' })
    expect(logged).toEqual([])
    await endless(job!, 'test', 8)
    expect(logged).toMatchObject([[{ uploadId: id }, expect.stringContaining('stays in quarantine')]])
    expect(await rowOf(id)).toMatchObject({ state: 'quarantined' })
  })

  it('nobody waits for one that never answers', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined).resume())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as { port: number }
    const begun = performance.now()
    await expect(openScanner(`tcp://127.0.0.1:${port}`, 200)(photo)).rejects.toMatchObject({ name: 'ScannerTooSlow' })
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})

describe('how much an agency may send', () => {
  it('is said before, counted in the writing transaction, and ends with words', async () => {
    const other = await anAgency()
    const own = callAs(other.token)
    const sendOne = () => own(uploadFile, { query: {}, body: new Blob([pdf], { type: 'application/pdf' }) })
    await sendOne()
    expect(await own(readUploadLimits, {})).toEqual({
      MediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
      MaxBytes: 10 * 1024 * 1024,
      FilesLeft: 199,
      BytesLeft: 500 * 1024 * 1024 - pdf.length,
    })
    await sql(`update upload_day set files = 198 where agency_id = $1`, [other.agencyId])
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, sendOne))
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(Array(3).fill('FILES_USED_UP'))
    expect(await own(readUploadLimits, {})).toMatchObject({ FilesLeft: 0 })
  })

  it('what nobody used is gone after a day', async () => {
    const [id] = await send(pdf)
    await sql(`update upload set sent_at = now() - interval '2 days' where id = $1`, [id!])
    await sweepOldRows(workerDb, oldRows)
    expect(await rowOf(id!)).toBeUndefined()
  })

  it('is no concern of another agency', async () => {
    const [id] = await send(pdf)
    const other = someoneOf((await anAgency()).agencyId)
    expect(await db.look(other, findUpload.ask.first({ agencyId, uploadId: id! }))).toBeUndefined()
  })
})

async function howMany(): Promise<unknown> {
  return sql(`select count(*) from upload where agency_id = $1`, [agencyId])
}

async function jobsOf(id: string) {
  const found = await sql<{ payload: TaskPayloads['judge-upload'] }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'uploadId' = $1`,
    [id],
  )
  return found.map(({ payload }) => payload)
}
