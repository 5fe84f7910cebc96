import { applyPriceImport, listPriceChanges } from '@sarai/wire/desk/price-sheets.ts'
import { answerTo, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/spreadsheet/messages.en.ts'
import { fa } from '#features/spreadsheet/messages.fa.ts'
import { dearer, ready, sheets } from '#features/spreadsheet/testing/an-import.ts'
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
