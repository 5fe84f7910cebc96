import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listAgencyBalances } from '@sarai/wire/desk/money/contracts.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { en } from '#features/contracts/balances/messages.en.ts'
import { fa } from '#features/contracts/balances/messages.fa.ts'
import { aBalance, listedBalances } from '#features/contracts/testing/some-contracts.ts'
import { desk } from '#testing/desk.ts'

describeScreen('the balances of agencies', {
  app: desk,
  address: '/balances',
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [listedBalances(aBalance())],
      shows: [
        t('note'),
        t('owing'),
        t('creditTab'),
        'Parvaz Asia',
        showMoney(language, { minor: 54_000n, currency: 'EUR' }),
        showMoney(language, { minor: 2_800n, currency: 'EUR' }),
        t('older'),
      ],
    },
    empty: { answers: [listedBalances()], shows: [t('emptyOwing'), t('emptyOwingText')] },
    failing: { answers: [failureOf(listAgencyBalances)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listAgencyBalances, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listAgencyBalances)], shows: [kit('loading')] },
  }),
})

test('another currency is asked for, and a row leads to the contracts of its agency', async () => {
  const t = translator('en', { en, fa })
  const { asked, address } = await drawScreen(desk, '/balances?tab=credit', {
    language: 'en',
    answers: [listedBalances(aBalance({ credit: 900 }))],
  })
  await expect
    .element(page.getByRole('link', { name: 'Parvaz Asia' }))
    .toHaveAttribute('href', '/desk/contracts?tab=credit&agency=7')
  await page.getByRole('button', { name: t('currency'), exact: false }).click()
  await page.getByRole('option', { name: 'IRR' }).click()
  await expect.poll(address).toBe('/desk/balances?tab=credit&currency=IRR')
  await expect.poll(() => asked.at(-1)?.url).toContain('currency=IRR')
})
