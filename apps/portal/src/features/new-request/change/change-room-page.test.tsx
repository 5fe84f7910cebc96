import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { addRoom, changeRoom, validateChange } from '@sarai/wire/portal/life/changes.ts'
import { readRoomTypes } from '@sarai/wire/portal/catalogue.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/new-request/change/messages.en.ts'
import { fa } from '#features/new-request/change/messages.fa.ts'
import { aCheck, nightsBefore, quoteId, toChange } from '#features/new-request/testing/a-change.ts'
import { agentIn, roomsWords, turn } from '#features/new-request/testing/hands.ts'
import { aDouble, aSingle, countries } from '#features/new-request/testing/sold.ts'
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
