import { describe, expect, it } from 'vitest'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { listDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { mostPaid } from '@sarai/wire/portal/money/payments.ts'
import { openPaying } from '#payments/testing/paying.ts'

const paying = await openPaying()
const { database, owing, setRate, aStaffMember, callAs } = paying
const desk = callAs((await aStaffMember('finance')).token)

const tooLarge = { status: 400, code: 'SUM_TOO_LARGE', fields: ['Amount'] }
const dollar = 840

describe('an amount that nobody could read again', () => {
  it('is refused where a rate makes it so, and the lists of finance are whole', async () => {
    await setRate('USD', 1, 'EUR', 1_000_000)
    const { send, bring, contract } = await owing()
    for (const Amount of [mostPaid, 9_000_000_000_000, 1_000_000_001]) {
      await expect(send({ Amount, CurrencyId: dollar })).rejects.toMatchObject(tooLarge)
      await expect(bring(Amount, dollar)).rejects.toMatchObject(tooLarge)
    }
    await send({ Amount: 1_000_000_000, CurrencyId: dollar })
    expect(await contract()).toMatchObject({ Waiting: mostPaid })
    await desk(listDeskPayments, { query: {} })
  })

  it('is refused where many make it together, and the contract can be read', async () => {
    const { send, contract } = await owing()
    for (let sent = 0; sent < 9; sent += 1) await send({ Amount: mostPaid })
    await expect(send({ Amount: mostPaid })).rejects.toMatchObject(tooLarge)
    expect(await contract()).toMatchObject({ Waiting: 9 * mostPaid })
    await desk(listDeskContracts, { query: { view: 'waiting' } })
  })

  it('is refused by the database as well', async () => {
    const { contractId, of } = await owing()
    const write = database.sql(`update contract set waiting = 9007199254740992 where id = $1`, [contractId])
    await expect(write).rejects.toThrow('sums_can_be_read')
    const balance = database.sql(`update balance set debits = 9007199254740992 where agency_id = $1`, [of.agencyId])
    await expect(balance).rejects.toThrow('balance_can_be_read')
  })
})
