import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { changeFlights } from '@sarai/wire/portal/life/changes.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/new-request/change/messages.en.ts'
import { fa } from '#features/new-request/change/messages.fa.ts'
import { en as flightsEn } from '#features/new-request/flights/messages.en.ts'
import { fa as flightsFa } from '#features/new-request/flights/messages.fa.ts'
import { toChange } from '#features/new-request/testing/a-change.ts'
import { fieldOf, roomsWords, turn } from '#features/new-request/testing/hands.ts'
import { flightNames } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/modify-flight-reservation/10482'
const flightsWords = { en: flightsEn, fa: flightsFa }

/** With a transfer, one flight there and none back. */
async function typeFlight(language: 'en' | 'fa') {
  const f = translator(language, flightsWords)
  const r = translator(language, roomsWords)
  const there = page.getByRole('region', { name: f('departure'), exact: true })
  await turn(r('transfer'))
  await fieldOf(f('flightNumber'), there).fill('TK879')
  await fieldOf(f('takeOffTime'), there).fill('945')
  await fieldOf(f('landingTime'), there).fill('12:10')
  await userEvent.keyboard('{Tab}')
  await turn(f('includeReturn'))
}

describeScreen('changing the flights', {
  app: portal,
  address,
  words: { en, fa },
  proves: '[req-08]',
  states: (t, { language, problem }) => {
    const answers = [...toChange(language), ...flightNames]
    const f = translator(language, flightsWords)
    const r = translator(language, roomsWords)
    const save = async () => {
      await typeFlight(language)
      await press(t('save'))
    }
    return {
      loaded: {
        answers,
        act: () => turn(r('transfer')),
        shows: [t('answerStays'), f('warningTitle'), f('departure'), f('return'), t('save')],
      },
      refused: {
        answers: [...answers, refusalOf(changeFlights, 400, 'STAY_BEGUN')],
        act: save,
        shows: [problem('STAY_BEGUN')],
      },
      failing: { answers: [failureOf(readRequest)], shows: [t('flights')] },
      slow: { answers: [...answers, silenceTo(changeFlights)], act: save, shows: [f('departure')] },
    }
  },
})

test('sends the flight that is taken and none for the other, of the version that was read', async () => {
  const t = translator('en', { en, fa })
  const { asked, ...drawn } = await drawScreen(portal, address, {
    language: 'en',
    answers: [...toChange('en'), ...flightNames, answerTo(changeFlights, null)],
  })
  await typeFlight('en')
  await press(t('save'))
  await expect.poll(drawn.address, { timeout: 10_000 }).toContain('/reservations/reservation-details/10482')
  await expectShown([t('flightsDone')])
  const sent = asked.find(({ method }) => method === 'PUT')
  expect(await sent!.json()).toMatchObject({
    Id: 10_482,
    Version: 2,
    NeedTransfer: true,
    OriginFlight: { Airline: 'TK', FlightNumber: '879', TakeOffTime: '09:45', TakeOffDate: '2031-12-20' },
    DestinationFlight: null,
  })
})
