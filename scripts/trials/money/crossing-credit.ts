import { approvePayment } from '../../../apps/server/src/payments/desk/approve-payment.ts'
import { moveCredit } from '../../../apps/server/src/payments/move-credit.ts'
import { someStaff } from '../../../apps/server/src/testing/some-callers.ts'
import type { StaffCaller } from '../../../apps/server/src/caller.ts'
import { asStaffId } from '../../../packages/domain/src/ground/ids.ts'
import { copyRequest, type Copied } from '../copied-requests.ts'
import type { House } from '../house-of-trials.ts'
import { twoAtOnce } from '../two-at-once.ts'
import { everyOther, type Payer } from './payer.ts'

type Crossing = { one: Copied; other: Copied }

/** Of two contracts that each have a credit, each gives it to the other in the same moment: one goes first, none is lost. */
export async function creditThatCrosses(
  { db, sql }: House,
  template: Copied,
  { pays, times }: { pays: Payer; times: number },
): Promise<string[]> {
  const name = 'credit to another contract × back from it'
  const contracts = Map.groupBy(everyOther(await copyRequest(sql, template, 4 * times)), ({ agencyId }) => agencyId)
  const crossings: Crossing[] = []
  for (const own of contracts.values()) {
    for (let place = 0; place + 1 < own.length; place += 2) crossings.push({ one: own[place]!, other: own[place + 1]! })
  }
  const { price } = pays
  const finance: StaffCaller = { ...someStaff, staffId: asStaffId(await firstStaff(sql)) }
  for (const contract of crossings.flatMap(({ one, other }) => [one, other])) {
    const paymentId = await pays.send(contract, [contract.contractId], 3 * price)
    const found = { version: 1, amount: 3 * price, rate: null, reason: '', overruled: '' }
    await approvePayment(db, finance, paymentId, found)
  }
  const { rows: kept } = await sql.query<{ id: number; version: number }>(
    `select id::int, version from contract where id = any ($1)`,
    [crossings.flatMap(({ one, other }) => [one.contractId, other.contractId])],
  )
  const versions = new Map(kept.map(({ id, version }) => [id, version]))
  const move = (from: Copied, to: Copied) =>
    moveCredit(db, pays.someone(from.agencyId), from.contractId, {
      version: versions.get(from.contractId)!,
      toContractId: to.contractId,
      amount: price,
    })
  const became = await twoAtOnce(
    name,
    crossings,
    ({ one }) => one.contractId,
    ({ one, other }) => move(one, other),
    ({ one, other }) => move(other, one),
  )
  const ends: Record<string, string> = {
    'done, STATE_CHANGED': `0 and ${2 * price}`,
    'STATE_CHANGED, done': `${2 * price} and 0`,
  }
  const { rows: after } = await sql.query<{ id: number; credit: string }>(
    `select id::int, credit::text as credit from contract where id = any ($1)`,
    [kept.map(({ id }) => id)],
  )
  const credits = new Map(after.map(({ id, credit }) => [id, credit]))
  return crossings.flatMap(({ one, other }) => {
    const [told, stands] = [
      became.get(one.contractId)!,
      `${credits.get(one.contractId)} and ${credits.get(other.contractId)}`,
    ]
    return ends[told] === stands ? [] : [`${name}: C-${one.contractId} and the other have ${stands} after ${told}`]
  })
}

async function firstStaff(sql: House['sql']): Promise<number> {
  const { rows } = await sql.query<{ id: number }>(`select min(id)::int as id from staff`)
  return rows[0]!.id
}
