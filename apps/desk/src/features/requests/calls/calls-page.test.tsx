import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listHotelsToCall, type HotelToCall } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/requests/calls/messages.en.ts'
import { fa } from '#features/requests/calls/messages.fa.ts'
import { desk } from '#testing/desk.ts'

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const galata: HotelToCall = {
  id: 10_482,
  number: 'R-10482',
  agency: { id: 7, name: 'Parvaz Asia' },
  hotelEn: 'Galata Court Hotel',
  hotelFa: 'هتل گالاتا کورت',
  checkIn: '2031-12-20',
  checkOut: '2031-12-22',
  assignedTo: 'Kaveh Moradi',
  whom: 'Elif Demir',
  phone: '+90 212 555 01 07',
  email: 'res@galata.example',
  language: 'tr',
  askedAt: hoursAgo(5),
  remindedAt: hoursAgo(3),
  callSince: hoursAgo(1),
}
const unknown: HotelToCall = {
  ...galata,
  id: 10_483,
  number: 'R-10483',
  hotelEn: 'Moda Pier Hotel',
  hotelFa: 'هتل اسکله مدا',
  assignedTo: null,
  phone: '',
  language: 'en',
}
const listed = (rows: HotelToCall[], next: string | null = null) => answerTo(listHotelsToCall, { rows, next })

describeScreen('the hotels to call', {
  app: desk,
  address: '/calls',
  words: { en, fa },
  states: (t, { kit, problem, language }) => ({
    loaded: {
      answers: [listed([galata, unknown])],
      shows: [
        t('title'),
        t('note'),
        t('back'),
        language === 'fa' ? galata.hotelFa : galata.hotelEn,
        showDateRange(language, calendarDay('2031-12-20'), calendarDay('2031-12-22')),
        galata.phone,
        t('noTelephone'),
        galata.whom,
        t('inTurkish'),
        t('inEnglish'),
        'R-10482',
        'Parvaz Asia',
        showShortDateTime(language, Date.parse(galata.askedAt)),
        t('reminded', { time: showShortDateTime(language, Date.parse(galata.remindedAt!)) }),
        'Kaveh Moradi',
        t('nobody'),
      ],
      showsWide: [t('hotel'), t('silent')],
    },
    empty: { answers: [listed([])], shows: [t('emptyTitle'), t('emptyText')] },
    failing: { answers: [failureOf(listHotelsToCall)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listHotelsToCall, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listHotelsToCall)], shows: [kit('loading')] },
  }),
})

test('the number is called by a press, and the row leads to the request', async () => {
  await drawScreen(desk, '/calls', { language: 'fa', width: 1440, answers: [listed([galata])] })
  await expect.element(page.getByRole('link', { name: galata.phone })).toHaveAttribute('href', 'tel:+902125550107')
  const row = page.getByRole('link', { name: galata.hotelFa, exact: false })
  await expect.element(row).toHaveAttribute('href', '/desk/requests/10482')
})

test('a hotel that answers is off the list at once', async () => {
  await drawScreen(desk, '/calls', { language: 'en', width: 1440, answers: [inTurn(listed([galata]), listed([]))] })
  await expectShown([galata.phone])
  tell({ what: 'request', id: '10482' })
  await expectShown([en.emptyTitle])
})

test('the next page begins after the last that was silent longest', async () => {
  const { asked } = await drawScreen(desk, '/calls', {
    language: 'en',
    width: 1440,
    answers: [inTurn(listed([galata], '1700000000000_10482'), listed([unknown]))],
  })
  await page.getByRole('button', { name: 'Next', exact: false }).click()
  await expectShown([unknown.hotelEn])
  expect(asked.some(({ url }) => url.includes('after=1700000000000_10482'))).toBe(true)
})
