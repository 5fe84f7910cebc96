import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { changeFlights, changeGuests } from '@sarai/wire/portal/life/changes.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Mailer } from '#mail/mailer.ts'
import { requestTasks } from '#reservations/tasks.ts'
import { aGuest } from '#reservations/testing/an-asked-stay.ts'
import { confirming } from '#reservations/testing/confirmed.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { someoneOf } from '#testing/some-callers.ts'

const drafting = await openDrafting()
const { database } = drafting
const { desk, submitted, confirmed } = confirming(drafting)

type Paper = { version: number; state: string; code: string; isOver: boolean }
const papersOf = ({ requestId }: { requestId: RequestId }) =>
  database.sql<Paper>(
    `select version, state, code, ended_at is not null as "isOver" from paper where request_id = $1 order by version`,
    [requestId],
  )
const jobsAbout = ({ requestId }: { requestId: RequestId }, mail: string) =>
  database.sql<{ id: string; payload: TaskPayloads['mail-request'] }>(
    `select id::text, payload from graphile_worker._private_jobs
     where payload ->> 'requestId' = $1 and payload ->> 'mail' = $2`,
    [`${requestId}`, mail],
  )
const first = { version: 1, state: 'valid', isOver: false }

describe('a voucher', () => {
  it('is there from the moment that a request is confirmed, and not before', async () => {
    const waiting = await submitted()
    await waiting.accept()
    expect(await papersOf(waiting.of)).toEqual([])
    const { of } = await confirmed()
    expect(await papersOf(of)).toEqual([{ ...first, code: expect.stringMatching(/^[\w-]{24}$/) as string }])
  })

  it('is replaced when guests of a confirmed request change, and its agent is told', async () => {
    const { of, params, call, version } = await confirmed()
    const guests = [[aGuest({ LastName: 'Karimi' }), aGuest({ FirstName: 'Ali', Gender: 'Male' })]]
    await call(changeGuests, { params, body: { version: await version(), agencyRef: '', guests } })
    const [old, now, ...more] = await papersOf(of)
    expect(more).toEqual([])
    expect(old).toMatchObject({ version: 1, state: 'replaced', isOver: true })
    expect(now).toMatchObject({ version: 2, state: 'valid', isOver: false })
    expect(now!.code).not.toBe(old!.code)
    expect(await jobsAbout(of, 'voucher-replaced')).toHaveLength(1)
  })

  it('stays when only what the agency calls the request changes', async () => {
    const { of, params, call, version } = await confirmed()
    const guests = [[aGuest(), aGuest({ FirstName: 'Ali', Gender: 'Male' })]]
    await call(changeGuests, { params, body: { version: await version(), agencyRef: 'Spring group', guests } })
    expect(await papersOf(of)).toMatchObject([first])
    expect(await jobsAbout(of, 'voucher-replaced')).toEqual([])
  })

  it.each(['en', 'fa'] as const)(
    'that is new is told in a letter, unless it was revoked by then (%s)',
    async (language) => {
      const { of, call, version, userId } = await confirmed()
      await database.sql(`update agency_user set language = $1 where id = $2`, [language, userId])
      const flights = { NeedTransfer: true, OriginFlight: null, DestinationFlight: null }
      await call(changeFlights, { body: { Id: of.requestId, Version: await version(), ...flights } })
      const [job] = await jobsAbout(of, 'voucher-replaced')
      const sent: Parameters<Mailer['send']>[0][] = []
      const mailer: Mailer = { send: async (one) => void sent.push(one) }
      const { 'mail-request': mail } = requestTasks({
        db: database.workerDb,
        mailer,
        portalOrigin: 'https://p.example',
      })
      await mail(job!.payload, job!.id)
      expect(sent).toMatchObject([{ language }])
      expect(JSON.stringify(sent[0]!.content)).toContain(`/reservations/reservation-details/${of.requestId}`)
      expect(JSON.stringify(sent[0]!.content)).toContain(language === 'fa' ? 'واچر' : 'new voucher')
      await desk.cancelConfirmed(of, 'Overbooked.')
      await mail(job!.payload, job!.id)
      expect(sent).toHaveLength(1)
    },
  )

  it('is replaced when flights of a confirmed request change', async () => {
    const { of, call, version } = await confirmed()
    const flights = { NeedTransfer: true, OriginFlight: null, DestinationFlight: null }
    await call(changeFlights, { body: { Id: of.requestId, Version: await version(), ...flights } })
    expect((await papersOf(of)).map(({ state }) => state)).toEqual(['replaced', 'valid'])
  })

  it('stays when a change is refused', async () => {
    const { of, call } = await confirmed()
    const flights = { NeedTransfer: true, OriginFlight: null, DestinationFlight: null }
    await expect(call(changeFlights, { body: { Id: of.requestId, Version: 1, ...flights } })).rejects.toThrow()
    expect(await papersOf(of)).toMatchObject([first])
  })

  it('is revoked when the desk has to cancel what was confirmed', async () => {
    const { of } = await confirmed()
    await desk.cancelConfirmed(of, 'Overbooked.')
    expect(await papersOf(of)).toMatchObject([{ version: 1, state: 'revoked', isOver: true }])
  })

  it('that has ended never counts again, whoever tries, and the database lets no second one count beside it', async () => {
    const { of, agencyId } = await confirmed()
    await desk.cancelConfirmed(of, 'Overbooked.')
    const back = query(`update paper set state = 'valid', ended_at = null`)
    expect(await database.db.write(someoneOf(agencyId), (tx) => back.run(tx))).toBe(0)
    const other = await confirmed()
    const twice = database.sql(
      `insert into paper (agency_id, request_id, kind, version, code, issued_at)
       select agency_id, request_id, kind, 9, reverse(code), now() from paper where request_id = $1`,
      [other.of.requestId],
    )
    await expect(twice).rejects.toThrow(/paper_in_force/)
  })
})
