import { acceptRequest } from '@sarai/wire/desk/requests/answers.ts'
import { describe, expect, it } from 'vitest'
import { askingHotels, inLocalDays } from '#reservations/testing/asking-hotels.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'

const drafting = await openDrafting()
const clerk = await drafting.aStaffMember('reservations')
const { desk, get, linked } = askingHotels(drafting, clerk)
const yes = { says: 'yes', hold: inLocalDays(2), name: 'Elif Demir' }
type Linked = Awaited<ReturnType<typeof linked>>

const accept = async ({ params, seen }: Linked, changes: object = {}) => {
  const { version, finalPrice } = await seen()
  await desk(acceptRequest, { params, body: { version, finalPrice, hotelConfirmationNumber: '', ...changes } })
}
const headline = (body: string) => /<h1>(.*?)<\/h1>/.exec(body)?.[1]
const alertIn = (body: string) => / role="alert">(.*?)<\/p>/.exec(body)?.[1]
const greenTick = '<span class="mark"><'

describe('what was not taken is never thanked for', () => {
  it.each([
    ['en', 'Your answer was not taken', 'Another answer arrived before yours.'],
    ['tr', 'Yanıtınız kaydedilmedi', 'Sizden önce başka bir yanıt gönderilmiş.'],
  ] as const)('of two people the second (%s)', async (language, title, said) => {
    const one = await linked({ language })
    await one.answer(yes)
    const { statusCode, body } = await one.answer({ says: 'no', name: 'Mehmet' })
    expect([statusCode, headline(body)]).toEqual([409, title])
    expect(body).toContain(`<title>${title} ·`)
    expect(alertIn(body)).toContain(said)
    expect(body).not.toContain(greenTick)
    expect(body).toContain('Elif Demir')
    expect((await get(one.path)).body).toContain(greenTick)
  })

  it.each([
    ['en', 'Your answer was not taken', 'The desk had already used the answer below'],
    ['tr', 'Yanıtınız kaydedilmedi', 'Aşağıdaki yanıt daha önce işleme alındığı için'],
  ] as const)('a change of what the desk has used (%s)', async (language, title, said) => {
    const one = await linked({ language })
    await one.answer(yes)
    await accept(one, { usedAnswer: 1 })
    const { statusCode, body } = await one.answer({ says: 'no', seen: '1' })
    expect([statusCode, headline(body)]).toEqual([409, title])
    expect(alertIn(body)).toContain(said)
    expect(body).not.toContain(greenTick)
    expect((await one.seen()).questions[0]!.answers).toHaveLength(1)
    // A browser that sends its form again says nothing new, and nothing was lost.
    expect((await one.answer(yes)).statusCode).toBe(303)
  })

  it('an answer to what the desk decided without it', async () => {
    const one = await linked()
    await accept(one)
    const { statusCode, body } = await one.answer(yes)
    expect([statusCode, headline(body)]).toEqual([409, 'Your answer was not taken'])
    expect(alertIn(body)).toContain('The desk had already settled this request')
  })

  it('a second number, which never takes the place of the first', async () => {
    const one = await linked()
    await one.answer({ ...yes, number: 'GC-1' })
    const { statusCode, body } = await one.answer({ says: 'number', numberLater: 'GC-2' })
    expect([statusCode, headline(body)]).toEqual([409, 'Your number was not taken'])
    expect(alertIn(body)).toContain('We have a number for this stay already')
    expect((await one.answer({ says: 'number', numberLater: 'GC-1' })).statusCode).toBe(303)
  })
})
