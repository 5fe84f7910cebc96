import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { countDeskPayments } from '@sarai/wire/desk/money/payments.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as deskEn } from '#app/desk-words.en.ts'
import { fa as deskFa } from '#app/desk-words.fa.ts'
import { en } from '#features/contracts/messages.en.ts'
import { fa } from '#features/contracts/messages.fa.ts'
import { aContractRow, listedContracts } from '#features/contracts/testing/some-contracts.ts'
import { desk } from '#testing/desk.ts'

describeScreen('the contracts at the desk', {
  app: desk,
  address: '/contracts',
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [listedContracts(aContractRow())],
      shows: [
        t('dueTab'),
        t('creditTab'),
        t('waitingTab'),
        t('adjustmentsTab'),
        t('balances'),
        'C-2207',
        'Parvaz Asia',
        t('requestCount', { count: 3 }),
        showMoney(language, { minor: 51_200n, currency: 'EUR' }),
        showMoney(language, { minor: 35_671n, currency: 'EUR' }),
      ],
    },
    empty: { answers: [listedContracts()], shows: [t('emptyDue'), t('emptyDueText')] },
    failing: { answers: [failureOf(listDeskContracts)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listDeskContracts, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listDeskContracts)], shows: [kit('loading')] },
  }),
})

test.each(drawnLanguages('an entry that waits'))(
  'an entry that waits for a second person is found from anywhere (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const navigation = translator(language, { en: deskEn, fa: deskFa })
    const counts = { waiting: 0, second: 0, flagged: 0, cash: 0, adjustments: 3 }
    const { asked, address } = await drawScreen(desk, '/contracts', {
      language,
      width: 1440,
      answers: [answerTo(countDeskPayments, counts), listedContracts(aContractRow())],
    })
    await expectShown([navigation('adjustmentsWaiting', { count: 3 })])
    await page.getByRole('tab', { name: `${t('adjustmentsTab')} ${language === 'fa' ? '۳' : '3'}` }).click()
    await expect.poll(address).toBe('/desk/contracts?tab=adjustments')
    await expect.poll(() => asked.some(({ url }) => url.includes('view=adjustments'))).toBe(true)
  },
)

test.each(drawnLanguages('where no entry waits'))('where no entry waits, it is said (%s)', async (language) => {
  const t = translator(language, { en, fa })
  await drawScreen(desk, '/contracts?tab=adjustments', { language, answers: [listedContracts()] })
  await expect.element(page.getByText(t('emptyAdjustments'))).toBeVisible()
  await expect.element(page.getByText(t('emptyAdjustmentsText'))).toBeVisible()
})

test('those of one agency can be asked for, and all of them again', async () => {
  const t = translator('en', { en, fa })
  const { asked, address } = await drawScreen(desk, '/contracts?tab=credit&agency=7', {
    language: 'en',
    answers: [listedContracts(aContractRow())],
  })
  await page.getByRole('button', { name: t('allAgencies') }).click()
  expect(asked.some(({ url }) => url.includes('view=credit&agency=7'))).toBe(true)
  await expect.poll(address).toBe('/desk/contracts?tab=credit')
})
