import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import { asUserId } from '@sarai/domain/ground/ids.ts'
import { proven, type AgencyCaller, type StaffCaller, type Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { DemoMoneyStep } from '#demo/payments/demo-payment.ts'
import { demoLimits, demoPayments } from '#demo/payments/demo-payments.ts'
import { standing, type DemoContract, type DemoDesk } from '#demo/payments/demo-world.ts'
import { decideDemo } from '#demo/payments/decide-demo.ts'
import { createPaying, type Paying } from '#demo/payments/pay-demo.ts'
import { submitRequests } from '#demo/requests/seed-requests.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { setFinanceLimit } from '#house/finance/set-finance-limit.ts'
import { decideAdjustment } from '#payments/desk/contracts/decide-adjustment.ts'
import { payOutCredit } from '#payments/desk/contracts/pay-out-credit.ts'
import { proposeAdjustment } from '#payments/desk/contracts/propose-adjustment.ts'
import { moveCredit } from '#payments/move-credit.ts'
import { cancelRequest } from '#reservations/requests/cancel-request.ts'
import type { Sealing } from '#sealing.ts'

const userByEmail = query<{ agencyId: AgencyId; email: string }, { id: UserId }>(
  `select id from agency_user where agency_id = $agencyId and email = $email`,
)

type Parts = { db: Database; sealing: Sealing; files: ObjectStore; desk: DemoDesk }

/** As if they had been set long ago: a limit holds a day after it was raised. */
const letHold = query(`update finance_limit set stricter_above = null, stricter_until = null`)

export async function seedLimits(db: Database, admin: StaffCaller): Promise<void> {
  for (const { currency, secondPersonAbove } of demoLimits) {
    await setFinanceLimit(db, admin, currency, { version: 0, secondPersonAbove })
  }
  await db.write(admin, (tx) => letHold.run(tx))
}

/** One for all agencies: what one of them sent, another may send again. */
export function createPaymentSeeding({ db, sealing, files, desk }: Parts) {
  const paying = createPaying({ db, files })

  return async function seedPayments(visitor: Visitor & { agencyId: AgencyId }, agencyName: string): Promise<void> {
    const demo = demoPayments[agencyName]
    if (demo === undefined) return
    const submitted = await submitRequests({ db, sealing }, visitor, demo.stays, desk.clerk)
    const contracts = new Map(
      demo.stays.map(({ ref }, place) => {
        const { Id, OrderId } = submitted[place]!
        return [ref, { contractId: OrderId, requestId: Id } as DemoContract]
      }),
    )
    const anybody: AgencyCaller = {
      ...visitor,
      kind: 'agency',
      userId: asUserId(0),
      sessionId: 'demo',
      asked: 'nothing',
    }
    const { agencyId } = visitor
    const { id: userId } = await db.look(anybody, userByEmail.ask.one({ agencyId, email: demo.by }))
    const payer = { ...anybody, userId }
    for (const step of demo.steps) await take(step, { db, desk, paying, payer, of: (ref) => contracts.get(ref)! })
  }
}

type World = {
  db: Database
  desk: DemoDesk
  paying: Paying
  payer: AgencyCaller
  of: (ref: string) => DemoContract
}

/** By the commands that agencies and finance use. */
async function take(step: DemoMoneyStep, { db, desk, paying, payer, of }: World): Promise<void> {
  const versionOf = async (ref: string) => (await standing(db, payer, of(ref))).version
  if ('receipt' in step) {
    const sent = await paying.sendReceipt(payer, step, step.pays.map(of))
    await decideDemo(db, { payer, desk }, sent, step.became)
  } else if ('cashFrom' in step) {
    const sent = await paying.announceCash(payer, step, of(step.pays))
    await decideDemo(db, { payer, desk }, sent, step.became)
  } else if ('cancel' in step) {
    const { requestVersion } = await standing(db, payer, of(step.cancel))
    await cancelRequest(db, payer, of(step.cancel).requestId, requestVersion)
  } else if ('moveCredit' in step) {
    const version = await versionOf(step.from)
    const move = { version, toContractId: of(step.to).contractId, amount: step.moveCredit }
    await moveCredit(db, payer, of(step.from).contractId, move)
  } else if ('payOut' in step) {
    const body = { version: await versionOf(step.from), amount: step.payOut, reason: step.because }
    await payOutCredit(db, proven(desk.finance), of(step.from).contractId, body)
  } else {
    const direction = step.adjust > 0 ? ('owed-more' as const) : ('owed-less' as const)
    const body = { version: await versionOf(step.of), direction, amount: Math.abs(step.adjust), reason: step.because }
    const { id } = await proposeAdjustment(db, desk.finance, of(step.of).contractId, body)
    if (step.became === 'approved') await decideAdjustment(db, desk.second, id, { version: 1, approve: true })
  }
}
