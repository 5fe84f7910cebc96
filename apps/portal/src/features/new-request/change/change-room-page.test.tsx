import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { addRoom, changeRoom, validateChange } from '@sarai/wire/portal/life/changes.ts'
import { readRoomTypes } from '@sarai/wire/portal/catalogue.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/new-request/change/messages.en.ts'
import { fa } from '#features/new-request/change/messages.fa.ts'
import {
  aCheck,
  aRequestToChange,
  movedByColleague,
  nightsBefore,
  quoteId,
  toChange,
} from '#features/new-request/testing/a-change.ts'
import { agentIn, fieldOf, roomsWords, turn } from '#features/new-request/testing/hands.ts'
import { aDouble, aSingle, countries } from '#features/new-request/testing/sold.ts'
import { en as newerEn } from '#shared/request-change/messages.en.ts'
import { fa as newerFa } from '#shared/request-change/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/modify-room-reservation/10482/2207?room=1'
const euros = (language: Language, minor: number) => showMoney(language, money(minor, 'EUR'))
const sold = answerTo(readRoomTypes, [aDouble(), aSingle])
const single = aCheck(nightsBefore, 5_400)

const chooseSingle = async (language: Language) => {
  const t = translator(language, { en, fa })
  await page.getByRole('button', { name: t('roomType'), exact: false }).click()
  await page.getByRole('option', { name: 'Standard Single', exact: false }).click()
}

describeScreen('changing a room', {
  app: portal,
  address,
  words: { en, fa },
  proves: '[req-08]',
  states: (t, { language, problem }) => {
    const answers = [...toChange(language), sold]
    const check = async () => {
      await chooseSingle(language)
      await press(t('check'))
    }
    return {
      loaded: {
        answers: [...answers, answerTo(validateChange, single)],
        act: check,
        shows: [
          t('cheaper', {
            before: euros(language, 12_400),
            after: euros(language, 10_800),
            difference: euros(language, 1_600),
          }),
          t('answersAgain'),
          t('saveFor', { price: euros(language, 10_800) }),
        ],
      },
      refused: {
        answers: [...answers, refusalOf(validateChange, 400, 'HOTEL_INACTIVE')],
        act: check,
        shows: [problem('HOTEL_INACTIVE')],
      },
      failing: {
        answers: [...toChange(language), failureOf(readRoomTypes)],
        shows: [t('room', { number: showNumber(language, 1) })],
      },
      slow: {
        answers: [...toChange(language), silenceTo(readRoomTypes)],
        shows: [t('room', { number: showNumber(language, 1) })],
      },
    }
  },
})

test('sends another room with its guests at the price that was seen', async () => {
  const t = translator('en', { en, fa })
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [...toChange('en'), sold, answerTo(validateChange, single), answerTo(changeRoom, null)],
  })
  await chooseSingle('en')
  await press(t('check'))
  await press(t('saveFor', { price: euros('en', 10_800) }))
  await expectShown([t('roomDone')])
  const sent = asked.find(({ method }) => method === 'PUT')
  expect(await sent!.json()).toMatchObject({
    Version: 2,
    Room: 1,
    RoomTypeId: 12,
    QuoteId: quoteId,
    Guests: [{ FirstName: 'SARA', LastName: 'AHMADI', PassportNumber: 'A12345678' }],
  })
})

test('sends other guests of the same room without a price: the answer stands', async () => {
  const t = translator('en', { en, fa })
  const { nameGuest } = agentIn('en')
  const { asked } = await drawScreen(portal, address, {
    language: 'en',
    answers: [...toChange('en'), sold, countries, answerTo(changeRoom, null)],
  })
  await nameGuest(2, 'REZA')
  await userEvent.keyboard('{Tab}')
  await expectShown([t('guestsOnly')])
  await press(t('save'))
  await expectShown([t('roomDone')])
  const sent = asked.find(({ method }) => method === 'PUT')
  const { Guests, QuoteId } = (await sent!.json()) as { Guests: { FirstName: string }[]; QuoteId: null }
  expect(Guests.map(({ FirstName }) => FirstName)).toEqual(['SARA', 'REZA'])
  expect(QuoteId).toBeNull()
})

test.each(drawnLanguages('a room that a colleague changed meanwhile'))(
  'goes on with what was typed, and leaves the passport that a colleague wrote, in %s',
  async (language) => {
    const t = translator(language, { en, fa })
    const newer = translator(language, { en: newerEn, fa: newerFa })
    const { guest, g } = agentIn(language)
    const { Timeline, Version } = movedByColleague
    const read = aRequestToChange()
    const [room] = read.Rooms
    const [sara, omid] = room!.Guests
    const Rooms = [{ ...room!, Guests: [sara!, { ...omid!, PassportNumber: 'Z00000001' }] }]
    const { asked } = await drawScreen(portal, address, {
      language,
      answers: [
        inTurn(answerTo(readRequest, read), answerTo(readRequest, aRequestToChange({ Version, Timeline, Rooms }))),
        ...toChange(language).slice(1),
        sold,
        countries,
        refusalOf(changeRoom, 409, 'STATE_CHANGED'),
      ],
    })
    await fieldOf(g('firstName'), guest(1)).fill('SAHAR')
    await press(t('save'))
    await press(newer('goOn'))
    await press(t('save'))
    const sent = () => asked.filter(({ method }) => method === 'PUT')
    await expect.poll(() => sent().length).toBe(2)
    expect(await sent()[1]!.json()).toMatchObject({
      Version: 3,
      Guests: [
        { FirstName: 'SAHAR', PassportNumber: 'A12345678' },
        { FirstName: 'OMID', PassportNumber: 'Z00000001' },
      ],
    })
  },
)

test('adds a room, and says what is missing of its guests first', async () => {
  const t = translator('en', { en, fa })
  const r = translator('en', roomsWords)
  const { nameGuest } = agentIn('en')
  const { asked } = await drawScreen(portal, address.replace('room=1', 'room=new'), {
    language: 'en',
    answers: [
      ...toChange('en'),
      answerTo(readRoomTypes, [aSingle]),
      countries,
      answerTo(validateChange, single),
      answerTo(addRoom, null),
    ],
  })
  await press(t('check'))
  expect(asked.filter(({ url }) => url.includes('RoomTypeId'))).toHaveLength(0)
  await nameGuest(1, 'REZA', { room: 2 })
  await turn(r('extraBed'))
  await turn(r('extraBed'))
  await press(t('check'))
  await press(t('saveFor', { price: euros('en', 10_800) }))
  await expectShown([t('moreRoomDone')])
  const sent = asked.find(({ method }) => method === 'POST')
  expect(await sent!.json()).toMatchObject({ Version: 2, RoomTypeId: 12, QuoteId: quoteId })
})

test('is named by its number, in the digits of the language', async () => {
  await drawScreen(portal, address, { language: 'fa', answers: [...toChange('fa'), sold] })
  await expect.element(page.getByRole('heading', { level: 1, name: 'ویرایش اتاق ۱' })).toBeVisible()
})

test('says that there is no such room', async () => {
  await drawScreen(portal, address.replace('room=1', 'room=7'), { language: 'en', answers: [...toChange('en'), sold] })
  await expectShown([translator('en', { en, fa })('noSuchRoom', { number: '7' })])
  await expect.element(page.getByRole('button', { name: en.check })).not.toBeInTheDocument()
})
