import { page } from 'vitest/browser'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { listRequests, readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { downloadReport } from '@sarai/wire/portal/request-reports.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, inTurn, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { aCheck, pricesAfter } from '#features/new-request/review/testing/a-review.ts'
import { reviewIn } from '#features/new-request/review/testing/review-in.ts'
import { leave, reviewApp } from '#features/new-request/review/testing/review-story.tsx'
import { aHotel, flightNames, opened } from '#features/new-request/testing/sold.ts'
import { en as hotelEn } from '#features/new-request/messages.en.ts'
import { fa as hotelFa } from '#features/new-request/messages.fa.ts'
import { en as detailsEn } from '#features/requests/details/messages.en.ts'
import { fa as detailsFa } from '#features/requests/details/messages.fa.ts'
import { en as listEn } from '#features/requests/messages.en.ts'
import { fa as listFa } from '#features/requests/messages.fa.ts'
import { aListedRequest, aListOf, aRequest } from '#features/requests/testing/some-requests.ts'
import { setClientView } from '#shared/client-view/client-view.ts'
import { en } from '#shared/priced-stay/messages.en.ts'
import { fa } from '#shared/priced-stay/messages.fa.ts'
import { session } from '#shared/session.ts'
import { portal } from '#testing/portal.ts'

const words = { en, fa }
const address = '/reservations/reservation-details/10482'
const unpaid = { State: 'PaymentPending', Turn: 'agency', PaymentDueAt: '2031-11-16T14:30:00.000Z' } as const

/** By its name: the box itself is hidden in its label. */
async function flip(name: string): Promise<void> {
  const box = await page.getByRole('switch', { name }).findElement()
  await page.elementLocator(box.closest('label')!).click()
}

describeView('a request without its commission', {
  app: portal,
  address,
  words,
  shown: (t, { language }) => ({
    answers: [answerTo(readRequest, aRequest(language))],
    act: async () => {
      onTestFinished(() => setClientView(false))
      await flip(t('showCommission'))
    },
    shows: [t('showCommission'), t('totalPrice'), showMoney(language, money(43_600, 'EUR'))],
  }),
})

describe.each(drawnLanguages('what a client sees'))('what a client sees in %s', (language) => {
  const t = translator(language, words)
  const details = translator(language, { en: detailsEn, fa: detailsFa })
  const list = translator(language, { en: listEn, fa: listFa })
  const euros = (minor: number) => showMoney(language, money(minor, 'EUR'))
  const earned = [t('totalCommission'), t('finalPrice')]
  const draw = (changes: Partial<RequestDetails> = {}) =>
    drawScreen(portal, address, {
      language,
      answers: [answerTo(readRequest, aRequest(language, changes)), silenceTo(downloadReport)],
    })
  /** As whoever has switched it off on a page before. */
  const forClient = () => {
    session.begin('of.the.test')
    setClientView(true)
    onTestFinished(() => setClientView(false))
  }
  /** Those of the texts that are on the screen all the same. */
  const seen = (...texts: string[]) => texts.filter((text) => document.body.innerText.includes(text))

  test('is the price, once the commission is switched off, until it is switched on again', async () => {
    onTestFinished(() => setClientView(false))
    await draw()
    await expectShown([...earned, euros(-4_000), euros(39_600)])
    await flip(t('showCommission'))
    await expectShown([t('totalPrice'), euros(43_600)])
    expect(seen(...earned, euros(-4_000), euros(39_600))).toEqual([])
    await flip(t('showCommission'))
    await expectShown([...earned, euros(39_600)])
    expect(seen(...earned)).toEqual(earned)
  })

  test('is the price even where storage is full, until it is switched on again', async () => {
    onTestFinished(() => setClientView(false))
    await draw()
    await expectShown([...earned])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await flip(t('showCommission'))
    await expectShown([t('totalPrice'), euros(43_600)])
    await expect.poll(() => seen(...earned, euros(-4_000), euros(39_600))).toEqual([])
    await flip(t('showCommission'))
    await expect.poll(() => seen(...earned)).toEqual(earned)
  })

  test('is the same in the fare breakdown', async () => {
    forClient()
    await draw()
    await press(t('fareBreakdown'))
    await expect.element(page.getByRole('dialog').getByText(euros(43_600)).last()).toBeVisible()
    expect(seen(...earned, euros(39_600))).toEqual([])
  })

  test('is a payment without its amount, because that is what the agency pays', async () => {
    forClient()
    await draw(unpaid)
    await expectShown([
      details('paymentTitle', { time: showDeadline(language, Date.parse(unpaid.PaymentDueAt)) }),
      details('clientPaymentText'),
    ])
    expect(seen(euros(39_600))).toEqual([])
  })

  test('is a report for clients', async () => {
    forClient()
    const { asked } = await draw()
    await press(details('report'))
    await expect.poll(() => asked.some(({ url }) => url.endsWith('10482?ShowCommission=false'))).toBe(true)
  })

  test('is the total price in the list, and nothing that is earned', async () => {
    forClient()
    const at = new Date(Date.now() + 9_000_000).toISOString()
    const row = aListedRequest(language, { State: 'PaymentPending', Turn: 'agency', TurnDueAt: at, DeadlineAt: at })
    await drawScreen(portal, '/reservations/list', { language, answers: [answerTo(listRequests, aListOf([row]))] })
    await expectShown([list('totalPrice'), euros(43_600), list('clientPayNext', { count: 2 })])
    expect(seen(list('finalPrice'), list('commission', { price: euros(4_000) }), euros(39_600))).toEqual([])
  })

  test('is the price of a review', async () => {
    forClient()
    await drawScreen(reviewApp(), '/reservations/new', { language, answers: [aCheck(), ...flightNames] })
    await expectShown([t('totalPrice'), euros(91_000)])
    expect(seen(...earned, euros(81_000), euros(-10_000))).toEqual([])
  })

  test('is a price that changed, told by what the client pays', async () => {
    forClient()
    const { draw: drawReview, title } = reviewIn(language)
    await drawReview([inTurn(aCheck(), aCheck(pricesAfter))])
    await expectShown([euros(91_000)])
    await press(leave)
    await press(leave)
    await expectShown([title, euros(92_600)])
    expect(seen(...earned, euros(81_000), euros(82_600))).toEqual([])
  })

  test('is a hotel to choose without what it earns', async () => {
    forClient()
    const hotels = answerTo(searchHotels, [aHotel(language)], { total: 1 })
    await drawScreen(portal, '/reservations/new', { language, answers: [hotels, ...opened] })
    await expectShown([aHotel(language).hotelPlace])
    const choosing = translator(language, { en: hotelEn, fa: hotelFa })
    expect(seen(choosing('commission', { amount: euros(700) }))).toEqual([])
  })

  test('ends with the session', async () => {
    forClient()
    const claims = btoa(JSON.stringify({ sub: '7', sid: 'another' }))
    session.begin(`x.${claims}.x`)
    await drawScreen(portal, address, {
      language,
      as: 'visitor',
      answers: [answerTo(readRequest, aRequest(language))],
    })
    await expectShown([...earned, euros(39_600)])
    expect(seen(...earned)).toEqual(earned)
  })
})
