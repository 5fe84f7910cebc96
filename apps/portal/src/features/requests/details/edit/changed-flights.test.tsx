import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readRequest, type RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showClockTime, showDayAndMonth } from '@sarai/locale/date/date-display.ts'
import { showDuration } from '@sarai/locale/date/duration-display.ts'
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

describe.each(drawnLanguages('changed flights'))('a flight that was changed, in %s', (language) => {
  const c = translator(language, { en: lineEn, fa: lineFa })
  const flight = {
    Airline: 'TK',
    FlightNumber: '875',
    TakeOffDate: '2031-12-27',
    TakeOffTime: '14:05',
    LandingDate: '2031-12-27',
    LandingTime: '16:35',
    FlightDuration: null,
    OriginAirport: 'IKA',
    DestinationAirport: 'IST',
  }
  const back = { ...flight, FlightNumber: '874' }
  type Flights = NonNullable<NonNullable<RequestDetails['Timeline'][number]['Change']>['Flights']>
  const draw = async (Flights: Flights) => {
    const Change = { Dates: null, Room: null, Flights, Guests: [], Reference: null, Price: null }
    const What = 'change-details'
    const step = {
      Version: 3,
      What,
      Source: 'agency' as const,
      Who: null,
      Reason: null,
      Change,
      At: '2031-11-15T06:01:00Z',
    }
    const Timeline = [step, ...aRequest(language).Timeline]
    await drawScreen(portal, address, { language, answers: [answerTo(readRequest, aRequest(language, { Timeline }))] })
  }

  test('tells each part that changed', async () => {
    const moved = { ...flight, LandingTime: '17:20', FlightDuration: 195, DestinationAirport: 'SAW' }
    await draw({
      From: { OriginFlight: flight, DestinationFlight: back },
      To: { OriginFlight: moved, DestinationFlight: { ...back, OriginAirport: 'SAW' } },
    })
    const at = (time: string) =>
      `${showDayAndMonth(language, calendarDay('2031-12-27'))} ${showClockTime(language, time)}`
    const details = [
      c('landing', { from: at('16:35'), to: at('17:20') }),
      c('duration', { from: c('notSaid'), to: showDuration(language, 195 * 60_000) }),
      c('destinationAirport', { from: 'IST', to: 'SAW' }),
    ].join(language === 'fa' ? '، ' : ', ')
    await expectShown([
      c('departureDetails', { number: 'TK 875', details }),
      c('returnDetails', { number: 'TK 874', details: c('originAirport', { from: 'IKA', to: 'SAW' }) }),
    ])
  })

  test('tells that somebody is fetched now, though no flight is known yet', async () => {
    await draw({ From: null, To: { OriginFlight: null, DestinationFlight: null } })
    await expectShown([c('transfer', { from: c('notWanted'), to: c('wanted') })])
  })

  test('tells only the new flight where one was replaced', async () => {
    const other = { ...flight, FlightNumber: '879', LandingTime: '18:00' }
    await draw({
      From: { OriginFlight: flight, DestinationFlight: null },
      To: { OriginFlight: other, DestinationFlight: null },
    })
    await expectShown(['TK 879'])
    const details = c('departureDetails', { number: 'TK 879', details: '' })
    expect(page.getByText(details, { exact: false }).elements()).toEqual([])
  })
})
