import {
  decideAdjustment,
  listAgencyBalances,
  listDeskContracts,
  moveDeskCredit,
  payOutCredit,
  proposeAdjustment,
  readDeskContract,
} from '@sarai/wire/desk/money/contracts.ts'
import { approvePayment } from '@sarai/wire/desk/money/payments.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { paying } from '#payments/testing/sent-payments.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

const drafting = await openDrafting()
const { database, callAs, aStaffMember } = drafting
const { accepted, desk } = expiring(drafting)
const pay = paying(database)
const [finance, colleague] = [await aStaffMember('finance'), await aStaffMember('finance')]
const [first, second] = [callAs(finance.token), callAs(colleague.token)]
await database.sql(`insert into finance_limit (currency, second_person_above) values ('EUR', 100000000)`)

/** A contract over 300.00 of which so much is paid; what is over is credit. */
async function paid(amount: number) {
  const agent = await accepted()
  const who = { agencyId: agent.agencyId, userId: agent.userId }
  const contractId = agent.contractId as ContractId
  const receive = async (into: number, expected: number) => {
    const id = await pay.receipt(who, [{ contractId: into, expected }])
    await first(approvePayment, { params: { id }, body: { version: 1, amount: expected } })
    return id
  }
  const id = await receive(contractId, amount)
  const params = { id: contractId }
  const read = (by = first) => by(readDeskContract, { params })
  return { ...agent, who, contractId, params, id, receive, read, version: async () => (await read()).version }
}
const reason = 'Agreed by telephone.'
const propose = (
  { params }: { params: { id: ContractId } },
  body: Omit<InputOf<typeof proposeAdjustment>['body'], 'reason'>,
) => first(proposeAdjustment, { params, body: { ...body, reason } })

it('a contract is read with its stays, payments, books and what pays for what', async () => {
  const { id, of, contractId, read } = await paid(40_000)
  expect(await read()).toMatchObject({
    number: `C-${contractId}`,
    state: 'Credit',
    charged: 30_000,
    paid: 40_000,
    credit: 10_000,
    due: 0,
    stays: [{ id: of.requestId, state: 'Confirmed', charged: 30_000, covered: 30_000, isHeld: false }],
    payments: [{ id, number: `P-${id}`, kind: 'receipt', state: 'Approved', credited: 40_000 }],
    journals: [
      { kind: 'charge', request: { id: of.requestId }, balance: 30_000 },
      { id: `receipt/${id}/${contractId}`, kind: 'payment', request: null, balance: -10_000 },
    ],
    allocations: [{ credit: `receipt/${id}/${contractId}`, request: of.requestId, journal: null, amount: 30_000 }],
    adjustments: [],
  })
})

describe('credit', () => {
  it('is paid out, never more than there is, and the log says why', async () => {
    const { params, agencyId, read, version } = await paid(40_000)
    const payOut = (amount: number, seen: number) =>
      first(payOutCredit, { params, body: { version: seen, amount, reason } })
    const seen = await version()
    await expect(payOut(10_001, seen)).rejects.toMatchObject({ code: 'CREDIT_TOO_SMALL' })
    await payOut(4_000, seen)
    await expect(payOut(4_000, seen)).rejects.toMatchObject(stateChanged)
    await payOut(6_000, await version())
    expect(await read()).toMatchObject({ state: 'Settled', credit: 0, journals: { length: 4 } })
    const [mail] = await database.sql(
      `select payload ->> 'mail' as mail from graphile_worker._private_jobs
       where payload ->> 'contractId' = $1 and payload ->> 'mail' = 'credit-paid-out' limit 1`,
      [`${params.id}`],
    )
    expect(mail).toBeDefined()
    const steps = await database.sql(
      `select became -> 'reason' ->> 'text' as reason from activity where agency_id = $1 and what = 'credit-pay-out'`,
      [agencyId],
    )
    expect(steps).toEqual([{ reason }, { reason }])
  })

  it('moves to another contract of the agency and confirms what it covers there', async () => {
    const rich = await paid(70_000)
    const { Id, OrderId } = await rich.submit()
    await desk.accept({ agencyId: rich.agencyId, requestId: Id as never })
    const move = async (toContractId: number, amount: number) =>
      first(moveDeskCredit, {
        params: rich.params,
        body: { version: await rich.version(), toContractId: toContractId, amount, reason },
      })
    const stranger = await paid(1)
    await expect(move(stranger.contractId, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(move(rich.contractId, 1)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
    await expect(move(OrderId, 40_001)).rejects.toMatchObject({ code: 'CREDIT_TOO_SMALL' })
    await move(OrderId, 30_000)
    expect(await rich.read()).toMatchObject({ credit: 10_000 })
    const other = await first(readDeskContract, { params: { id: OrderId } })
    expect(other).toMatchObject({ state: 'Settled', stays: [{ state: 'Confirmed' }] })
  })
})

describe('an entry by hand', () => {
  const decide = (id: number, approve: boolean, by = second) =>
    by(decideAdjustment, { params: { id }, body: { version: 1, approve } })

  it('is posted by a second person only: credit that pays for what is due', async () => {
    const contract = await paid(20_000)
    const { id } = await propose(contract, {
      version: await contract.version(),
      direction: 'owed-less',
      amount: 10_000,
    })
    expect(await contract.read()).toMatchObject({
      due: 10_000,
      adjustments: [{ id, state: 'waiting', amount: -10_000, isMine: true }],
    })
    expect(await contract.read(second)).toMatchObject({ adjustments: [{ isMine: false }] })
    await expect(decide(id, true, first)).rejects.toMatchObject({ code: 'OWN_PROPOSAL' })
    await decide(id, true)
    expect(await contract.read()).toMatchObject({
      due: 0,
      state: 'Settled',
      stays: [{ state: 'Confirmed' }],
      adjustments: [{ state: 'approved', version: 2 }],
    })
    await expect(decide(id, true)).rejects.toMatchObject({
      ...stateChanged,
      message: expect.stringContaining('has approved this entry meanwhile'),
    })
  })

  it('takes away credit that is free and no more, so that nothing paid is unpaid by it', async () => {
    const contract = await paid(40_000)
    const version = await contract.version()
    await expect(propose(contract, { version, direction: 'owed-more', amount: 10_001 })).rejects.toMatchObject({
      code: 'CREDIT_TOO_SMALL',
    })
    const { id } = await propose(contract, { version, direction: 'owed-more', amount: 10_000 })
    // The credit is spent before anybody agrees.
    await first(payOutCredit, { params: contract.params, body: { version, amount: 5_000, reason } })
    await expect(decide(id, true)).rejects.toMatchObject({ code: 'CREDIT_TOO_SMALL' })
    await decide(id, false)
    expect(await contract.read()).toMatchObject({
      credit: 5_000,
      stays: [{ state: 'Confirmed', covered: 30_000 }],
      adjustments: [{ state: 'refused' }],
    })
  })

  it('is found by the second person: each contract once, the oldest entry first, until all are decided', async () => {
    const [older, newer] = [await paid(40_000), await paid(40_000)]
    const body = async (of: typeof older) => ({
      version: await of.version(),
      direction: 'owed-less' as const,
      amount: 100,
    })
    const { id } = await propose(older, await body(older))
    const { id: other } = await propose(newer, await body(newer))
    const { id: again } = await propose(older, { ...(await body(older)), amount: 101 })
    const found = async (query: Partial<InputOf<typeof listDeskContracts>['query']> = {}) =>
      (await second(listDeskContracts, { query: { view: 'adjustments', limit: 100, ...query } })).rows
        .map((row) => row.id)
        .filter((contract) => contract === older.contractId || contract === newer.contractId)
    expect(await found()).toEqual([older.contractId, newer.contractId])
    // The number beside the navigation is read again as well.
    const told = `select 1 from outbox where audience = 'desk' and what = 'payment' and subject = 'adjustments'`
    expect((await database.sql(told)).length).toBeGreaterThan(0)
    expect(await found({ agency: newer.agencyId })).toEqual([newer.contractId])
    await decide(id, true)
    expect(await found()).toEqual([newer.contractId, older.contractId])
    await decide(again, false)
    await decide(other, true)
    expect(await found()).toEqual([])
  })

  it('is proposed once, from however many tabs: the same amount waits for its decision first', async () => {
    const contract = await paid(40_000)
    const body = { version: await contract.version(), direction: 'owed-less', amount: 500 } as const
    const [one, other] = await Promise.allSettled([propose(contract, body), propose(contract, body)])
    const refused = [one, other].filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([
      { reason: { ...stateChanged, message: expect.stringContaining('has proposed an entry of the same amount') } },
    ])
    const { adjustments } = await contract.read()
    expect(adjustments).toHaveLength(1)
    await decide(adjustments[0]!.id, false)
    await propose(contract, body)
  })

  it('by one person alone is refused by the database itself', async () => {
    const contract = await paid(40_000)
    const { id } = await propose(contract, { version: await contract.version(), direction: 'owed-more', amount: 1 })
    await expect(
      database.sql(`update adjustment set state = 'approved', decided_by = proposed_by where id = $1`, [id]),
    ).rejects.toThrow('check constraint')
  })
})

describe('the lists of contracts and accounts', () => {
  const idsOf = async (query: Partial<InputOf<typeof listDeskContracts>['query']>) =>
    (await first(listDeskContracts, { query: { limit: 100, ...query } })).rows.map(({ id }) => id)

  it('show what owes, what has credit and what waits, by agency or number', async () => {
    const owes = await paid(10_000)
    const rich = await paid(35_000)
    const waits = await paid(30_000)
    await pay.cash(waits.who, waits.contractId, 100)
    expect(await idsOf({ agency: owes.agencyId })).toEqual([owes.contractId])
    expect(await idsOf({ view: 'credit', agency: rich.agencyId })).toEqual([rich.contractId])
    expect(await idsOf({ view: 'waiting', agency: waits.agencyId })).toEqual([waits.contractId])
    expect(await idsOf({ view: 'due', agency: rich.agencyId })).toEqual([])
    expect(await idsOf({ search: `C-${rich.contractId}` })).toEqual([rich.contractId])
    for (const search of [`R-${rich.of.requestId}`, `r ${rich.of.requestId}`]) {
      expect(await idsOf({ search })).toEqual([rich.contractId])
    }
    expect(await idsOf({ search: `${rich.contractId}` })).toContain(rich.contractId)
    expect(await idsOf({ search: 'nobody' })).toEqual([])
  })

  it.each(['due', 'credit', 'waiting', 'adjustments'] as const)(
    '%s goes on page by page, each row once',
    async (view) => {
      for (const amount of [10_000, 40_000]) {
        const { who, contractId, params, version } = await paid(amount)
        await pay.cash(who, contractId, 100)
        await propose({ params }, { version: await version(), direction: 'owed-less', amount: 100 })
      }
      const all = await idsOf({ view })
      const walked: number[] = []
      for (let after: string | undefined; ;) {
        const { rows, next } = await first(listDeskContracts, { query: { view, limit: 1, ...(after && { after }) } })
        walked.push(...rows.map(({ id }) => id))
        if (next === null) break
        after = next
      }
      expect(walked).toEqual(all)
      expect(all.length).toBeGreaterThan(1)
    },
  )

  it('balances tell who owes how much for how long, and who has credit', async () => {
    const owes = await paid(10_000)
    await database.sql(`update contract set due_at = now() - interval '8 days' where id = $1`, [owes.contractId])
    const held = await paid(10_000)
    await database.sql(
      `update contract set due_at = now() - interval '8 days', due_held_since = now() - interval '9 days' where id = $1`,
      [held.contractId],
    )
    const rich = await paid(39_000)
    const owing = await first(listAgencyBalances, { query: { limit: 100 } })
    expect(owing.currency).toBe('EUR')
    expect(owing.rows.find(({ agency }) => agency.id === owes.agencyId)).toMatchObject({
      balance: 20_000,
      notYet: 0,
      week: 0,
      month: 20_000,
      older: 0,
      credit: 0,
    })
    // It stands still while finance looks: nobody is late with it.
    const stands = owing.rows.find(({ agency }) => agency.id === held.agencyId)
    const found = await first(listDeskContracts, { query: { search: `C-${held.contractId}` } })
    expect(found.rows).toMatchObject([{ isHeld: true }])
    expect(stands).toMatchObject({ notYet: 20_000, week: 0, month: 0, older: 0 })
    const amounts = owing.rows.map(({ balance }) => balance)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    const credit = await first(listAgencyBalances, { query: { view: 'credit', limit: 100 } })
    expect(credit.rows.find(({ agency }) => agency.id === rich.agencyId)).toMatchObject({
      balance: -9_000,
      credit: 9_000,
    })
    const [one] = (await first(listAgencyBalances, { query: { limit: 1 } })).rows
    const { next } = await first(listAgencyBalances, { query: { limit: 1 } })
    const { rows } = await first(listAgencyBalances, { query: { limit: 1, after: next! } })
    expect(rows).not.toEqual([one])
    expect(rows).toEqual([owing.rows[1]])
  })
})
