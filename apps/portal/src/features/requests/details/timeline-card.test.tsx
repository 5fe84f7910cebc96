import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { stepText } from '@sarai/locale/words/step-texts.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as lineEn } from '@sarai/ui/booking/change/change-line-words.en.ts'
import { fa as lineFa } from '@sarai/ui/booking/change/change-line-words.fa.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { aRequest } from '#features/requests/testing/some-requests.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/reservation-details/10482'

test.each(drawnLanguages('what was changed'))('tells what was changed, old and new, in %s', async (language) => {
  const Change = {
    Dates: {
      From: { CheckInDate: '2031-12-20', CheckOutDate: '2031-12-22' },
      To: { CheckInDate: '2031-12-27', CheckOutDate: '2031-12-29' },
    },
    Room: {
      Room: 1,
      From: { RoomType: 'Double', HasChildNoBed: false, HasChildWithBed: false, HasExtraBed: false },
      To: { RoomType: 'Suite', HasChildNoBed: false, HasChildWithBed: false, HasExtraBed: true },
    },
    Flights: {
      From: null,
      To: {
        OriginFlight: { Airline: 'W5', FlightNumber: '112', TakeOffDate: '2031-12-27', TakeOffTime: '14:05' },
        DestinationFlight: null,
      },
    },
    Guests: [
      { Room: 1, From: 'SARA AHMADI', To: 'MINA AHMADI', Fields: ['firstName' as const] },
      { Room: 2, From: 'ALI KARIMI', To: 'ALI KARIMI', Fields: ['passportNumber' as const] },
    ],
    Reference: { From: '', To: '5512' },
    Price: { Currency: 'EUR', From: 39_600, To: 45_000 },
  }
  const step = {
    Version: 3,
    What: 'change-stay',
    Source: 'agency' as const,
    Who: 'Mina Karimi',
    Reason: null,
    Change,
    At: '2031-11-15T06:01:00.000Z',
  }
  const Timeline = [step, ...aRequest(language).Timeline]
  await drawScreen(portal, address, { language, answers: [answerTo(readRequest, aRequest(language, { Timeline }))] })
  const c = translator(language, { en: lineEn, fa: lineFa })
  const one = showNumber(language, 1)
  await expectShown([
    stepText(language, 'change-stay'),
    c('room', { number: one, from: 'Double', to: `Suite + ${c('extraBed')}` }),
    c('guestRenamed', { number: one, from: 'SARA AHMADI', to: 'MINA AHMADI' }),
    c('guest', { number: showNumber(language, 2), to: 'ALI KARIMI', fields: c('passportNumber') }),
    c('reference', { from: c('noReference'), to: '5512' }),
    c('price', { from: showMoney(language, money(39_600, 'EUR')), to: showMoney(language, money(45_000, 'EUR')) }),
  ])
  await expect.element(page.getByText('Mina Karimi')).toBeVisible()
})
