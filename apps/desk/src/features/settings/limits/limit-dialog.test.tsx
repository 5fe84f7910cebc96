import { expect, test } from 'vitest'
import { listFinanceLimits, setFinanceLimit, type FinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'

const euro: FinanceLimit = {
  currency: 'EUR',
  sign: '€',
  minorDigits: 2,
  version: 3,
  secondPersonAbove: 100_000,
  stricter: null,
}
const rial: FinanceLimit = {
  currency: 'IRR',
  sign: 'IRR',
  minorDigits: 0,
  version: 0,
  secondPersonAbove: null,
  stricter: null,
}
const limits = answerTo(listFinanceLimits, [euro, rial])
const address = '/settings?tab=limits'

describeScreen('a limit for a second person', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const open = (currency: string) => press(t('edit', { name: currencyName(language, currency) }))
    const save = async () => {
      await open('EUR')
      await fill({ [t('limitAmount')]: '2000' })
      await press(t('save'))
    }
    return {
      loaded: {
        answers: [limits],
        act: () => open('EUR'),
        shows: [
          t('limitTitle', { currency: currencyName(language, 'EUR') }),
          t('limitAmount'),
          t('limitHint'),
          language === 'fa' ? '۱٬۰۰۰' : '1,000',
        ],
      },
      empty: {
        answers: [limits],
        act: async () => {
          await open('IRR')
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [limits, refusalOf(setFinanceLimit, 409, 'STATE_CHANGED')],
        act: save,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: [limits, lossOf(setFinanceLimit)], act: save, shows: [form('lostTitle')] },
      slow: { answers: [limits, silenceTo(setFinanceLimit)], act: save, shows: [t('limitHint')] },
    }
  },
})

const t = translator('en', { en, fa })

test('a limit is sent in the smallest units, with the version that was seen', async () => {
  const { asked } = await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [limits, answerTo(setFinanceLimit, null)],
  })
  await press(t('edit', { name: 'EUR' }))
  await fill({ [t('limitAmount')]: '1500.50' })
  await press(t('save'))
  await expectShown([t('saved')])
  const sent = asked.find(({ method }) => method === 'PUT')!
  expect(sent.url).toMatch(/finance-limits\/EUR$/)
  expect(await sent.json()).toEqual({ version: 3, secondPersonAbove: 150_050 })
})
