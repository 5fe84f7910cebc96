import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { addRoomType, editRoomType } from '@sarai/wire/desk/room-types.ts'
import { answerTo, callsTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const [room] = peraInAutumn.roomTypes

describeScreen('a room type', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('addRoom'))
    const change = async () => {
      await press(t('editRoom'))
      await press(t('save'))
    }
    const flags = [t('allowExtraBed'), t('allowChildWithBed'), t('allowChildNoBed')]
    const inEuro = (label: string) => `${label}* ${currencyName(language, 'EUR')}`
    return {
      loaded: {
        answers: atProperty(silenceTo(addRoomType)),
        act: async () => {
          await open()
          for (const flag of flags) await tick(flag)
        },
        shows: [
          t('addRoom'),
          t('nameEn'),
          t('nameFa'),
          t('view'),
          viewName(language, 'none'),
          t('baseCapacity'),
          t('service'),
          t('sameBoard', { board: boardName(language, 'HB') }),
          t('whoMaySleep'),
          ...flags,
          t('allowTogether'),
          sayRoomRules(language, { baseCapacity: 2, rules: room! }),
          t('pricesPerNight'),
          inEuro(t('basePrice')),
          t('basePriceHint'),
          inEuro(t('partExtraBed')),
          inEuro(t('partChildWithBed')),
          inEuro(t('partChildNoBed')),
          t('save'),
        ],
      },
      empty: {
        answers: atProperty(silenceTo(addRoomType)),
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(refusalOf(editRoomType, 409, 'STATE_CHANGED')),
        act: change,
        shows: [
          t('editRoom'),
          room!.nameEn,
          room!.nameFa,
          t('onSaleSwitch'),
          t('roomOnSaleHint'),
          problem('STATE_CHANGED'),
        ],
      },
      failing: { answers: atProperty(lossOf(editRoomType)), act: change, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: atProperty(silenceTo(editRoomType)), act: change, shows: [t('editRoom')] },
    }
  },
})

const words = { en, fa }

test.each(drawnLanguages('an extra that is allowed'))(
  'an extra that is allowed needs a price, and free is a choice (%s)',
  async (language) => {
    const t = translator(language, words)
    const { form } = commonWords(language)
    const { asked } = await drawScreen(desk, '/packages/3/properties/31', {
      language,
      answers: atProperty(answerTo(addRoomType, { id: 90 })),
    })
    await press(t('addRoom'))
    await fill({ [t('nameEn')]: 'Suite', [t('nameFa')]: 'سوئیت', [t('basePrice')]: '130' })
    await tick(t('allowExtraBed'))
    await press(t('save'))
    await expect.element(page.getByText(form('wrongRequired'))).toBeVisible()
    expect(callsTo(addRoomType, asked)).toHaveLength(0)
    await tick(t('freeExtra'))
    await press(t('save'))
    await expect.poll(() => callsTo(addRoomType, asked)).toHaveLength(1)
    expect(await callsTo(addRoomType, asked)[0]!.clone().json()).toMatchObject({
      extraBedIsAllowed: true,
      extraBedPrice: 0,
    })
  },
)

test.each(drawnLanguages('an extra far from the other rooms'))(
  'an extra far from what the other rooms cost asks once, and is saved when it is meant (%s)',
  async (language) => {
    const t = translator(language, words)
    const { form } = commonWords(language)
    const { asked } = await drawScreen(desk, '/packages/3/properties/31', {
      language,
      answers: atProperty(answerTo(addRoomType, { id: 90 })),
    })
    await press(t('addRoom'))
    await fill({ [t('nameEn')]: 'Suite', [t('nameFa')]: 'سوئیت', [t('basePrice')]: '130' })
    await tick(t('allowExtraBed'))
    await fill({ [t('partExtraBed')]: '410' })
    await expect.element(page.getByText(t('priceFar', { nearest: showPrice(language, 4_100, 'EUR') }))).toBeVisible()
    await press(t('save'))
    await expect.element(page.getByText(form('wrongFarPrice'))).toBeVisible()
    expect(callsTo(addRoomType, asked)).toHaveLength(0)
    await tick(t('priceMeant', { price: showPrice(language, 41_000, 'EUR') }))
    await press(t('save'))
    await expect.poll(() => callsTo(addRoomType, asked)).toHaveLength(1)
    expect(await callsTo(addRoomType, asked)[0]!.clone().json()).toEqual(
      expect.objectContaining({ extraBedPrice: 41_000 }),
    )
  },
)
