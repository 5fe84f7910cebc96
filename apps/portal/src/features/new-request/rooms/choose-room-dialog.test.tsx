import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { agentIn, roomsWords } from '#features/new-request/testing/hands.ts'
import { aDouble, aHotel, opened, soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'

const address = '/reservations/new?hotel=1'

describeScreen('choosing a room', {
  app: portal,
  address,
  words: roomsWords,
  proves: '[wizard-08]',
  states: (t, { language, kit, problem }) => {
    const hotel = [answerTo(searchHotels, [aHotel(language)]), ...opened]
    const room = aDouble()
    const amount = (minor: number) => showMoney(language, money(minor, 'EUR'))
    const act = () =>
      page
        .getByRole('button', { name: t('chooseRoom'), exact: true })
        .first()
        .click()
    const prices = [t('priceFrom', { price: amount(6_200) }), t('basePrice', { price: amount(7_000) })]
    const rules = sayRoomRules(language, { baseCapacity: 2, rules: room.rules })
    return {
      loaded: {
        answers: [answerTo(readRoomTypes, [room]), ...hotel],
        act,
        shows: [room.name, room.roomView, room.roomService, rules, ...prices, t('addRoom', { room: room.name })],
      },
      empty: {
        answers: [answerTo(readRoomTypes, []), ...hotel],
        act,
        shows: [t('noRoomTypes'), t('noRoomTypesText')],
      },
      failing: { answers: [failureOf(readRoomTypes), ...hotel], act, shows: [kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [refusalOf(readRoomTypes, 403, 'FORBIDDEN'), ...hotel],
        act,
        shows: [problem('FORBIDDEN'), kit('retry')],
      },
      slow: { answers: [silenceTo(readRoomTypes), ...hotel], act, shows: [kit('loading')] },
    }
  },
})

describe.each(drawnLanguages('adding rooms'))('adding rooms in %s', (language) => {
  const { t } = agentIn(language)

  test('stays open for several, and says how many there are [wizard-08]', async () => {
    await drawScreen(portal, address, { language, width: 390, answers: soldAnswers(language) })
    await press(t('chooseRoom'))
    const dialog = page.getByRole('dialog')
    const add = dialog.getByRole('button', { name: t('addRoom', { room: 'Deluxe Double' }), exact: true })
    await add.click()
    await add.click()
    await expectShown([t('added', { count: 2 })])
    await press(t('done'))
    await expect.poll(() => page.getByRole('button', { name: t('discard', { number: 2 }) }).all()).toHaveLength(1)
  })

  test('a room that costs its base price throughout says one price, once [wizard-08]', async () => {
    await drawScreen(portal, address, { language, answers: soldAnswers(language) })
    await press(t('chooseRoom'))
    const amount = (minor: number) => showMoney(language, money(minor, 'EUR'))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(t('basePrice', { price: amount(5_400) }))).toBeVisible()
    await expect.element(dialog.getByText(t('priceFrom', { price: amount(6_200) }))).toBeVisible()
    expect(dialog.getByText(t('priceFrom', { price: amount(5_400) })).all()).toEqual([])
  })

  test('is a sheet at the bottom of a phone, and a dialog in the middle of a large screen [wizard-08]', async () => {
    const bottomGap = () => window.innerHeight - page.getByRole('dialog').element().getBoundingClientRect().bottom
    await drawScreen(portal, address, { language, width: 390, answers: soldAnswers(language) })
    await press(t('chooseRoom'))
    await expect.poll(bottomGap).toBeLessThan(2)
    await page.viewport(1440, 900)
    await expect.poll(bottomGap).toBeGreaterThan(50)
  })
})
