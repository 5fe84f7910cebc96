import { applyPriceImport, listPriceChanges } from '@sarai/wire/desk/price-sheets.ts'
import { answerTo, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { en } from '#features/spreadsheet/messages.en.ts'
import { fa } from '#features/spreadsheet/messages.fa.ts'
import { dearer, ready, sheets, slipped, slippedDifference } from '#features/spreadsheet/testing/an-import.ts'
import { desk } from '#testing/desk.ts'

describeView('prices are applied after a question that says how many change', {
  app: desk,
  address: '/packages/3/spreadsheet',
  words: { en, fa },
  shown: (t) => ({
    answers: [sheets(ready), answerTo(listPriceChanges, { rows: [dearer], next: null }), silenceTo(applyPriceImport)],
    act: () => press(t('apply')),
    shows: [t('applyQuestion', { count: 2 }), t('applyText'), t('apply')],
  }),
})

describeView('prices that are far from the others are asked about before they are applied', {
  app: desk,
  address: '/packages/3/spreadsheet',
  words: { en, fa },
  shown: (t, { language }) => ({
    answers: [
      sheets({ ...ready, far: 2 }),
      answerTo(listPriceChanges, { rows: [slipped, slippedDifference], next: null }),
      silenceTo(applyPriceImport),
    ],
    act: async () => {
      await expectShown([
        t('farText', { count: 2 }),
        t('nearest', { price: showMoney(language, money(16_000, 'EUR')) }),
        t('nearestAmount', { price: showMoney(language, money(2_500, 'EUR')) }),
        t('far'),
      ])
      await press(t('apply'))
    },
    shows: [t('farQuestion', { count: 2 }), t('farHint'), t('applyFar')],
  }),
})
