import sharp from 'sharp'
import { downloadDeskFile, listMessages, sendMessage, uploadDeskFile } from '@sarai/wire/desk/requests/messages.ts'
import { downloadNoteFile, listNotes, sendNote } from '@sarai/wire/portal/notes.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { downloadNoteFile as downloadFile } from '#reservations/notes/note-files.ts'
import { inDays } from '#reservations/testing/an-asked-stay.ts'
import { changing } from '#reservations/testing/changing.ts'
import { openTalking } from '#reservations/testing/talking.ts'
import { reworded } from '#testing/sabotage/held-after.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { oldRows } from '#uploads/old-rows.ts'
import { uploadTasks } from '#uploads/tasks.ts'

const opened = await openTalking()
const { database, files: store, callAs, aColleague, aStaffMember, desk, talking } = opened
const { submitted } = changing(opened)
const { sql, workerDb } = database
const asked = () => Promise.reject(new Error('nobody is asked about a file that is not there'))
const { 'judge-upload': judge } = uploadTasks({
  db: workerDb,
  files: store,
  scan: asked,
  redraw: asked,
  compare: asked,
  log: { error: () => undefined },
})

type Talking = Awaited<ReturnType<typeof talking>>
const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n')
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
  .png()
  .toBuffer()
const blob = (content: Uint8Array, type: string) => new Blob([new Uint8Array(content)], { type })
const attach = async ({ call }: Pick<Talking, 'call'>, content = pdf, Name = 'wishes.pdf') =>
  (await call(uploadFile, { query: { Name }, body: blob(content, 'application/pdf') }))[0]!
const sendWith = ({ call, id }: Talking, Files: string[], Content = '') =>
  call(sendNote, { body: { Id: id, Content, Files } })
const notThere = { status: 404, code: 'NOT_FOUND' }
const used = { status: 400, code: 'FILE_NOT_THERE' }

describe('files along with a message [req-06]', () => {
  it('go from the agency to the desk, and are opened there as what they are', async () => {
    const mine = await talking()
    const files = [await attach(mine), await attach(mine, photo, 'عکس.png')]
    await sendWith(mine, files)
    const { messages } = await desk(listMessages, { params: { id: mine.id }, query: {} })
    expect(messages[0]).toMatchObject({
      content: '',
      files: [
        { id: files[0], name: 'wishes.pdf', bytes: pdf.length, isPdf: true, state: 'clean' },
        { id: files[1], name: 'عکس.png', isPdf: false, state: 'clean' },
      ],
    })
    const [paper, picture] = await Promise.all(
      files.map((file) => desk(downloadDeskFile, { params: { id: mine.id, file } })),
    )
    expect(paper).toMatchObject({ name: 'wishes.pdf', mediaType: 'application/pdf' })
    expect(Buffer.from(paper!.content)).toEqual(pdf)
    expect(picture).toMatchObject({ name: 'عکس.webp', mediaType: 'image/webp' })
    expect(await sharp(picture!.content).metadata()).toMatchObject({ format: 'webp', width: 40 })
  })

  it('go from the desk to the agency', async () => {
    const { id, call } = await talking()
    const params = { id }
    const sent = await desk(uploadDeskFile, {
      params,
      query: { name: 'voucher.pdf' },
      body: blob(pdf, 'application/pdf'),
    })
    await desk(sendMessage, { params, body: { content: 'Here it is.', lastSeen: 0, files: [sent.id] } })
    const [note] = await call(listNotes, { query: { accommodationReserveRequestId: id } })
    expect(note).toMatchObject({ Content: 'Here it is.', Files: [{ Id: sent.id, Name: 'voucher.pdf', IsPdf: true }] })
    const file = await call(downloadNoteFile, { params: { id, file: sent.id } })
    expect(Buffer.from(file.content)).toEqual(pdf)
  })

  it('say it all without a word, but nothing at all is no message', async () => {
    const mine = await talking()
    await expect(sendWith(mine, [])).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['Content'] })
    const six = Array.from({ length: 6 }, () => crypto.randomUUID())
    await expect(sendWith(mine, six)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('are used once, and only by whoever sent them, all or none', async () => {
    const mine = await talking()
    const colleague = callAs((await aColleague(mine.agencyId, 'agent')).token)
    const ofColleague = await attach({ call: colleague })
    const own = await attach(mine)
    await expect(sendWith(mine, [own, ofColleague])).rejects.toMatchObject(used)
    await expect(sendWith(mine, [crypto.randomUUID()])).rejects.toMatchObject(used)
    await expect(sendWith(mine, [own, own])).rejects.toMatchObject(used)
    await sendWith(mine, [own])
    await expect(sendWith(mine, [own])).rejects.toMatchObject(used)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        colleague(sendNote, { body: { Id: mine.id, Content: '', Files: [ofColleague] } }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are not there for other agencies, on other requests, or before they are used [R8]', async () => {
    const mine = await talking()
    const other = await talking()
    const file = await attach(mine)
    const waiting = await attach(mine)
    await sendWith(mine, [file])
    const ways: [Talking['call'], { id: Talking['id']; file: string }][] = [
      [other.call, { id: mine.id, file }],
      [other.call, { id: other.id, file }],
      [mine.call, { id: other.id, file }],
      [mine.call, { id: mine.id, file: waiting }],
      [mine.call, { id: mine.id, file: crypto.randomUUID() }],
    ]
    for (const [call, params] of ways) await expect(call(downloadNoteFile, { params })).rejects.toMatchObject(notThere)
    for (const params of [
      { id: other.id, file },
      { id: mine.id, file: waiting },
    ]) {
      await expect(desk(downloadDeskFile, { params })).rejects.toMatchObject(notThere)
    }
    const catalogue = callAs((await aStaffMember('catalogue')).token)
    await expect(catalogue(downloadDeskFile, { params: { id: mine.id, file } })).rejects.toMatchObject({ status: 403 })
    expect(Buffer.from((await mine.call(downloadNoteFile, { params: { id: mine.id, file } })).content)).toEqual(pdf)
  })

  it('sabotage: without a condition they open before they are used, on another request, and from quarantine', async () => {
    const [mine, other] = [await talking(), await talking()]
    const file = await attach(mine)
    const caller = someoneOf(mine.agencyId)
    const opens = (db: Database, id: Talking['id']) =>
      downloadFile({ db, files: store, scan: asked, redraw: asked }, caller, { id, file }).then(
        ({ name }) => name,
        (problem: { code: string }) => problem.code,
      )
    const ofAnyRequest = reworded(database.db, 'request_id =', '0 <>')
    const inAnyState = reworded(database.db, `state = 'clean'`, 'true')
    expect([await opens(database.db, mine.id), await opens(ofAnyRequest, mine.id)]).toEqual(['NOT_FOUND', 'wishes.pdf'])
    await sendWith(mine, [file])
    expect([await opens(database.db, other.id), await opens(ofAnyRequest, other.id)]).toEqual([
      'NOT_FOUND',
      'wishes.pdf',
    ])
    await sql(`update upload set state = 'quarantined' where id = $1`, [file])
    expect([await opens(database.db, mine.id), await opens(inAnyState, mine.id)]).toEqual(['NOT_FOUND', 'wishes.pdf'])
  })

  it('in quarantine or refused are shown as such, and opened by nobody', async () => {
    const mine = await talking()
    const file = await attach(mine)
    await sql(`update upload set state = 'quarantined' where id = $1`, [file])
    await sendWith(mine, [file])
    const stateOf = async () => (await mine.notes())[0]?.Files[0]?.State
    expect(await stateOf()).toBe('quarantined')
    const params = { id: mine.id, file }
    await expect(mine.call(downloadNoteFile, { params })).rejects.toMatchObject(notThere)
    await expect(desk(downloadDeskFile, { params })).rejects.toMatchObject(notThere)
    // What was sent is not there: whoever judges it can only refuse it. Both sides read the thread again then.
    await sql(`delete from outbox`)
    await judge({ agencyId: mine.agencyId, uploadId: file }, 'test')
    expect(await stateOf()).toBe('refused')
    const told = await sql<{ told: string }>(
      `select audience || ' ' || what || ' ' || subject as told from outbox order by 1`,
    )
    expect(told.map((row) => row.told)).toEqual([`agency note ${mine.id}`, `desk note ${mine.id}`])
  })

  it('follow a stay that its agency moves to other days, whoever sent them', async () => {
    const mine = await submitted()
    const { requestId } = mine.of
    await mine.call(sendNote, { body: { Id: requestId, Content: '', Files: [await attach(mine)] } })
    const params = { id: requestId }
    const { id } = await desk(uploadDeskFile, { params, query: {}, body: blob(pdf, 'application/pdf') })
    await desk(sendMessage, { params, body: { content: '', lastSeen: 1, files: [id] } })
    const kept = async () => {
      const rows = await sql<{ last: string }>(
        `select (keep_until - 90)::text as last from upload where request_id = $1`,
        [requestId],
      )
      return rows.map(({ last }) => last)
    }
    expect(await kept()).toEqual([inDays(13), inDays(13)])
    await (
      await mine.moveTo(5, 8)
    )()
    expect(await kept()).toEqual([inDays(8), inDays(8)])
    await (
      await mine.moveTo(20, 22, 2)
    )()
    expect(await kept()).toEqual([inDays(22), inDays(22)])
  })

  it('go 90 days after check-out, and the message says so; a stay that was moved keeps its own', async () => {
    const [gone, moved] = [await talking(), await talking()]
    for (const mine of [gone, moved]) await sendWith(mine, [await attach(mine)], 'See the paper')
    const ids = [gone.id, moved.id]
    await sql(`update upload set keep_until = current_date - 1 where request_id = any ($1)`, [ids])
    await sql(`update request set check_in = current_date - 95, check_out = current_date - 92 where id = $1`, [gone.id])
    await sweepOldRows(workerDb, oldRows)
    expect((await gone.notes())[0]).toMatchObject({ Content: 'See the paper', Files: [{ Name: '', State: 'deleted' }] })
    expect((await moved.notes())[0]).toMatchObject({ Files: [{ State: 'clean' }] })
  })
})
