import type { checkVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { changeFlights } from '@sarai/wire/portal/life/changes.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { query } from '#database/query.ts'
import { confirming } from '#reservations/testing/confirmed.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { someVisitor } from '#testing/some-callers.ts'
import { anAddress } from '#testing/test-app.ts'

const drafting = await openDrafting()
const { app, database } = drafting
const { desk, confirmed } = confirming(drafting)
const unknown = 'x'.repeat(24)

const ask = (code: string, { from = anAddress(), language = 'en' } = {}) =>
  app.inject({ url: `/api/voucher-checks/${code}`, remoteAddress: from, headers: { 'accept-language': language } })
const check = async (code: string, language?: string) =>
  (await ask(code, { language })).json<ReplyOf<typeof checkVoucher>>()
const codesOf = async ({ requestId }: { requestId: RequestId }) => {
  const rows = await database.sql<{ code: string }>(`select code from paper where request_id = $1 order by version`, [
    requestId,
  ])
  return rows.map(({ code }) => code)
}

describe('whoever holds a voucher', () => {
  it('is told that it counts, its number and the hotel, in their language, and nothing else', async () => {
    const { of } = await confirmed()
    const [code] = await codesOf(of)
    const told = await check(code!)
    expect(told).toEqual({
      state: 'valid',
      number: `V-${of.requestId}`,
      hotel: 'Galata',
      checkedAt: expect.any(String) as string,
    })
    expect(await check(code!, 'fa')).toMatchObject({ hotel: 'هتل آزمایش' })
  })

  it('is told when there is a newer one, and when it was revoked', async () => {
    const { of, call, version } = await confirmed()
    const flights = { NeedTransfer: true, OriginFlight: null, DestinationFlight: null }
    await call(changeFlights, { body: { Id: of.requestId, Version: await version(), ...flights } })
    const [old, now] = await codesOf(of)
    expect(await check(old!)).toMatchObject({ state: 'replaced', number: `V-${of.requestId}` })
    expect(await check(now!)).toMatchObject({ state: 'valid', number: `V-${of.requestId}-2` })
    await desk.cancelConfirmed(of, 'Overbooked.')
    expect(await check(now!)).toMatchObject({ state: 'revoked' })
  })

  it('is told nothing of a code that there is not, and nothing a month after the stay, in the same shape', async () => {
    const { of } = await confirmed()
    const [code] = await codesOf(of)
    await database.sql(`update request set check_in = current_date - 33, check_out = current_date - 31 where id = $1`, [
      of.requestId,
    ])
    for (const each of [unknown, code!]) {
      expect(await check(each)).toEqual({
        state: 'unknown',
        number: null,
        hotel: null,
        checkedAt: expect.any(String) as string,
      })
    }
  })

  it('leaves nothing behind that a browser keeps', async () => {
    const { headers } = await ask(unknown)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  it('may look as often as they like, while those who guess are stopped', async () => {
    const { of } = await confirmed()
    const [code] = await codesOf(of)
    const from = anAddress()
    for (let turn = 0; turn < 70; turn += 1) expect((await ask(code!, { from })).statusCode).toBe(200)
    const answers: number[] = []
    for (let turn = 0; turn < 70; turn += 1) {
      answers.push((await ask(`${turn}`.padStart(24, 'g'), { from })).statusCode)
    }
    expect(answers[0]).toBe(200)
    expect(answers.at(-1)).toBe(429)
    expect((await ask(code!)).statusCode).toBe(200)
  })

  it('reaches no row of ours but by its code', async () => {
    const all = query(`select code from paper`)
    await expect(database.db.read(someVisitor, (tx) => all.all(tx))).rejects.toThrow(/permission denied/)
  })
})
