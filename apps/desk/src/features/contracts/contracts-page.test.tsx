import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
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
