import { describe, expect, it } from 'vitest'
import { askingHotels, inLocalDays, typedYes } from '#reservations/testing/asking-hotels.ts'
import { openDrafting, stateChanged } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { get, linked, post, accept, reject, offer } = askingHotels(drafting, clerk)
const yes = typedYes()

describe('the hotel’s number', () => {
  it('may follow an answer, and until check-in what the desk has decided from', async () => {
    const one = await linked()
    await one.answer({ ...yes, number: '' })
    await accept(one, { usedAnswer: 1 })
    expect((await get(one.path)).body).toContain('Add the confirmation number')
    expect((await one.answer({ says: 'number', numberLater: '' })).statusCode).toBe(400)
    await one.answer({ says: 'number', numberLater: 'GC-99' })
    const { hotelConfirmationNumber, questions, events } = await one.seen()
    expect(hotelConfirmationNumber).toBe('GC-99')
    expect(questions[0]!.answers[0]).toMatchObject({ says: 'number', confirmationNumber: 'GC-99' })
    expect(events[0]).toMatchObject({ what: 'hotel-numbered' })
    // It is added once, and never put in the place of another.
    await one.answer({ says: 'number', numberLater: 'GC-100' })
    expect(await one.seen()).toMatchObject({ hotelConfirmationNumber: 'GC-99' })
  })

  it('stays on its page also where the desk decided without its answer, and typed another', async () => {
    const one = await linked()
    await accept(one, { hotelConfirmationNumber: 'GC-1' })
    await one.answer({ says: 'number', numberLater: 'GC-2' })
    expect((await get(one.path)).body).toContain('GC-2')
    const { hotelConfirmationNumber, questions } = await one.seen()
    expect(hotelConfirmationNumber).toBe('GC-1')
    expect(questions[0]!.answers[0]).toMatchObject({ says: 'number', confirmationNumber: 'GC-2' })
  })

  it('before that is a new answer, as it was with its number', async () => {
    const one = await linked()
    await one.answer({ ...yes, number: '' })
    await one.answer({ says: 'number', numberLater: 'GC-5' })
    expect((await one.seen()).questions[0]!.answers).toMatchObject([
      { number: 2, says: 'yes', confirmationNumber: 'GC-5' },
      { number: 1, confirmationNumber: null },
    ])
  })
})

describe('the desk decides from an answer', () => {
  it('and nobody decides from one that the hotel has changed meanwhile', async () => {
    const one = await linked()
    await one.answer(yes)
    await post(one.path, { seen: '1', says: 'no' })
    await expect(accept(one, { usedAnswer: 1 })).rejects.toMatchObject(stateChanged)
    await one.work()
    await reject(one, { usedAnswer: 2 })
    expect((await one.seen()).questions[0]).toMatchObject({ link: { state: 'used' }, answers: [{ isUsed: true }, {}] })
  })

  it('and nobody overlooks one that has only just been sent', async () => {
    const one = await linked()
    const [accepted, rejected, offered] = [await linked(), await linked(), await linked()]
    for (const { path } of [one, accepted, rejected, offered]) await post(path, { seen: '0', says: 'no' })
    await expect(accept(accepted)).rejects.toMatchObject(stateChanged)
    await expect(reject(rejected)).rejects.toMatchObject(stateChanged)
    await expect(offer(offered, 33_000)).rejects.toMatchObject(stateChanged)
    // Whoever has read it may still go by what was said on the telephone.
    await one.work()
    await accept(one)
    expect((await one.seen()).state).toBe('PaymentPending')
  })

  it('with another price, and the hotel may still give its number when the agency has accepted it', async () => {
    const one = await linked()
    const price = { price: '110', priceCurrency: 'EUR', pricePer: 'night' }
    await one.answer({ ...price, says: 'another-price', hold: inLocalDays(2) })
    await offer(one, 33_000, { usedAnswer: 1 })
    expect((await one.answer({ says: 'no', seen: '1' })).statusCode).toBe(409)
    await one.answer({ says: 'number', numberLater: 'GC-12' })
    const { questions } = await one.seen()
    expect(questions[0]!.answers.map(({ says }) => says)).toEqual(['number', 'another-price'])
  })
})
