import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { findAlternativeHotels, priceAlternative } from '@sarai/wire/desk/requests/alternatives.ts'
import { rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listRejectionReasons } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { sayProblem } from '@sarai/locale/words/say-problem.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { choose, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/details/answers/alternatives/messages.en.ts'
import { fa } from '#features/requests/details/answers/alternatives/messages.fa.ts'
import { en as detailsEn } from '#features/requests/details/messages.en.ts'
import { fa as detailsFa } from '#features/requests/details/messages.fa.ts'
import { galata, moda } from '#features/requests/testing/some-alternatives.ts'
import { full, twoReasons } from '#features/requests/testing/some-reasons.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

/** 300.00 for two nights of one room. */
const around = [
  answerTo(readDeskRequest, aDeskRequest()),
  answerTo(listRejectionReasons, twoReasons),
  answerTo(findAlternativeHotels, { hotels: [galata, moda] }),
  somebodyAtWork,
]
const address = '/requests/10482'
const priced = (finalPrice: number) => answerTo(priceAlternative, { currency: 'EUR', finalPrice })

const openIn = async (language: 'en' | 'fa') => {
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  await page.getByRole('button', { name: details('rejectNote'), exact: false }).click()
  await press(translator(language, { en, fa })('propose'))
}
const chooseRoom = async (label: string, name: string) => {
  await page.getByRole('button', { name: label, exact: false }).last().click()
  await page.getByRole('option', { name, exact: false }).click()
}

describeScreen('proposing another stay', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = () => openIn(language)
    const add = async () => {
      await open()
      await press(t('add'))
    }
    const room = language === 'fa' ? galata.rooms[0]!.nameFa : galata.rooms[0]!.nameEn
    return {
      loaded: {
        answers: around,
        act: open,
        shows: [t('proposeTitle'), t('proposeNote'), t('hotelHint'), t('checkIn'), t('checkOut'), room, t('add')],
      },
      empty: {
        answers: [answerTo(findAlternativeHotels, { hotels: [] }), ...around],
        act: add,
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(priceAlternative, 400, 'HOTEL_INACTIVE'), ...around],
        act: add,
        shows: [problem('HOTEL_INACTIVE'), room],
      },
      failing: { answers: [lossOf(priceAlternative), ...around], act: add, shows: [form('lostTitle'), room] },
      slow: { answers: [silenceTo(priceAlternative), ...around], act: add, shows: [t('proposeTitle')] },
    }
  },
})

describe('the stays that go with a rejection', () => {
  const t = translator('en', { en, fa })
  const details = translator('en', { en: detailsEn, fa: detailsFa })
  const draw = async (...answers: Answer[]) => {
    const drawn = await drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })
    await openIn('en')
    return async (ending: string) => {
      await expect.poll(() => drawn.asked.some(({ url }) => url.endsWith(ending))).toBe(true)
      const bodies = drawn.asked.filter(({ url }) => url.endsWith(ending)).map((call) => call.clone().json())
      return (await Promise.all(bodies)) as object[]
    }
  }
  const giveReason = () => chooseRoom(details('reason'), full.nameEn)
  const room = t('room', { number: '1', guests: '2 guests' })
  const otherRoom = { propertyId: 11, checkIn: '2031-12-20', checkOut: '2031-12-22', roomTypeIds: [32] }

  test('are priced for the guests, shown with the difference, and sent in their order', async () => {
    const sent = await draw(inTurn(priced(40_000), priced(25_000)), answerTo(rejectRequest, { version: 3 }))
    await chooseRoom(room, 'Court Suite')
    await press(t('add'))
    await expectShown(['Court Suite · Half board', '€400', '+€100'])
    await press(t('propose'))
    await choose(t('hotel'), 'Moda Pier Hotel')
    await chooseRoom(room, 'Sea View Double')
    await press(t('add'))
    await expectShown(['Moda Pier Hotel', '€250'])
    await press(t('up', { hotel: 'Moda Pier Hotel' }))
    await giveReason()
    await press(t('rejectWith', { count: 2 }))
    expect(await sent('/alternative-price')).toMatchObject([otherRoom, { propertyId: 12, roomTypeIds: [41] }])
    const [body] = await sent('/reject')
    expect(body).toMatchObject({
      reasonId: 1,
      alternatives: [
        { propertyId: 12, finalPrice: 25_000 },
        { ...otherRoom, finalPrice: 40_000 },
      ],
    })
  })

  test('are taken away again, and are three at most', async () => {
    const sent = await draw(priced(30_000), answerTo(rejectRequest, { version: 3 }))
    const until = async (day: string) => {
      await page.getByLabelText(t('checkOut'), { exact: false }).last().fill(day)
      await press(t('add'))
      await expect.element(page.getByRole('heading', { name: t('proposeTitle') })).not.toBeInTheDocument()
    }
    await until('2031-12-24')
    await press(t('propose'))
    await until('2031-12-25')
    await press(t('propose'))
    await until('2031-12-26')
    await expect.element(page.getByRole('button', { name: t('propose') })).not.toBeInTheDocument()
    const first = page.getByRole('button', { name: t('remove', { hotel: galata.hotelEn }) }).first()
    for (let left = 3; left > 0; left -= 1) await first.click()
    await expectShown([t('propose')])
    await giveReason()
    await press(details('rejectNow'))
    expect(await sent('/reject')).toMatchObject([{ alternatives: [] }])
  })

  test('stay as they are when one has moved: it says so, and takes its price of now', async () => {
    const moved = refusalOf(rejectRequest, 400, 'PRICE_CHANGED', { fields: ['alternatives.0'] })
    const sent = await draw(
      inTurn(priced(40_000), priced(42_000)),
      inTurn(moved, answerTo(rejectRequest, { version: 3 })),
    )
    await chooseRoom(room, 'Court Suite')
    await press(t('add'))
    await giveReason()
    await press(t('rejectWith', { count: 1 }))
    await expectShown([sayProblem('en', 'PRICE_CHANGED', {}), full.sentenceFa])
    await press(t('again'))
    await expectShown(['€420', t('before', { price: '€400' })])
    await press(t('rejectWith', { count: 1 }))
    await expect.poll(async () => (await sent('/reject')).length).toBe(2)
    const bodies = await sent('/reject')
    expect(bodies[1]).toMatchObject({ alternatives: [{ ...otherRoom, finalPrice: 42_000 }] })
  })

  test('stay when a colleague was faster', async () => {
    await draw(priced(40_000), refusalOf(rejectRequest, 409, 'STATE_CHANGED'))
    await chooseRoom(room, 'Court Suite')
    await press(t('add'))
    await giveReason()
    await press(t('rejectWith', { count: 1 }))
    await expectShown([sayProblem('en', 'STATE_CHANGED', {}), 'Court Suite · Half board', full.sentenceFa])
    await expect.element(page.getByRole('button', { name: t('rejectWith', { count: 1 }) })).toBeEnabled()
  })
})
