import { randomUUID } from 'node:crypto'
import { discardDraft } from '@sarai/wire/portal/drafts.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'

const { database, someone, draft } = await openDrafting()

describe('a draft that was sent', () => {
  it('says what it became, and whether that was heard, and is not saved any more', async () => {
    const { call, read, save, submit } = await someone()
    const typed = draft()
    const { version: saved } = await save(typed)
    const { Id } = await submit({}, typed.submitKey)
    const sent = { id: Id, requestNumber: `R-${Id}`, hotelName: 'Galata', isHeard: false }
    const became = await read()
    expect(became).toMatchObject({ draft: null, sent })
    const { version } = became!
    for (const old of [saved, version, undefined]) {
      await expect(save(typed, old)).rejects.toMatchObject(stateChanged)
    }
    await call(discardDraft, { query: { version } })
    expect(await read()).toMatchObject({ version, draft: null, sent: { ...sent, isHeard: true } })
    await expect(save(typed)).rejects.toMatchObject(stateChanged)
  })

  it('gives its place to the next, and holds nothing of what was in it', async () => {
    const { read, save, submit, userId } = await someone()
    const typed = draft()
    await save(typed)
    await submit({}, typed.submitKey)
    expect(await database.sql(`select sealed from draft where user_id = $1`, [userId])).toEqual([{ sealed: null }])
    await save(draft({ notes: 'next' }))
    expect(await read()).toMatchObject({ draft: { notes: 'next' }, sent: null })
  })

  it('is not revived by its own first save, which comes after it', async () => {
    const { read, save, submit } = await someone()
    const typed = draft()
    const { Id } = await submit({}, typed.submitKey)
    await expect(save(typed)).rejects.toMatchObject(stateChanged)
    expect(await read()).toMatchObject({ draft: null, sent: { id: Id } })
  })

  it('from three tabs at once, each with a price of its own, is one request [wizard-20]', async () => {
    const { agencyId, save, submit } = await someone()
    const typed = draft()
    await save(typed)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => submit({}, typed.submitKey)))
    const told = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(told.map(({ reason }) => (reason as { code: string }).code)).toEqual(Array(2).fill('IDEMPOTENCY_MISMATCH'))
    expect(await database.sql(`select from request where agency_id = $1`, [agencyId])).toHaveLength(1)
  })

  it('is not sent again from a tab that stayed open longer than answers are kept [wizard-20]', async () => {
    const { agencyId, save, submit, read } = await someone()
    const typed = draft()
    await save(typed)
    const { Id } = await submit({}, typed.submitKey)
    await database.sql(`delete from idempotency_key`)
    await expect(submit({}, typed.submitKey)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    expect(await database.sql(`select from request where agency_id = $1`, [agencyId])).toHaveLength(1)
    expect(await read()).toMatchObject({ sent: { id: Id } })
  })

  it('is the one of its contract; another one stays, and so does one whose submit was refused', async () => {
    const { read, save, submit } = await someone()
    const first = await submit()
    const [own, added] = [draft(), draft()]
    const contract = first.OrderId as ContractId
    await save(own)
    await save(added, undefined, contract)
    const { Id } = await submit({ ExtendedOrderId: contract }, added.submitKey)
    expect(await read(contract)).toMatchObject({ draft: null, sent: { id: Id } })
    await submit()
    await expect(submit({ QuoteId: randomUUID() }, own.submitKey)).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
    expect(await read()).toMatchObject({ draft: { submitKey: own.submitKey }, sent: null })
  })
})
