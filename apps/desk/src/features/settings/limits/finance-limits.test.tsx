import { expect, test } from 'vitest'
import { readStaffProfile } from '@sarai/wire/desk/accounts.ts'
import { listFinanceLimits, type FinanceLimit } from '@sarai/wire/desk/money/settings.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
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
const raised: FinanceLimit = {
  currency: 'AED',
  sign: 'AED',
  minorDigits: 2,
  version: 2,
  secondPersonAbove: 500_000,
  stricter: { above: 0, until: '2027-03-05T09:30:00.000Z' },
}
const limits = answerTo(listFinanceLimits, [raised, euro, rial])
const address = '/settings?tab=limits'

describeScreen('the limits for a second person', {
  app: desk,
  address,
  words: { en, fa },
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [limits],
      shows: [
        t('limitsNote'),
        t('limitAbove', { amount: showMoney(language, { minor: 100_000n, currency: 'EUR' }) }),
        t('limitNone'),
        t('limitUntil', {
          until: showDeadline(language, Date.parse(raised.stricter!.until)),
          limit: t('limitNone'),
        }),
        t('edit', { name: currencyName(language, 'IRR') }),
      ],
    },
    empty: { answers: [answerTo(listFinanceLimits, [])], shows: [t('limitsEmpty')] },
    failing: { answers: [failureOf(listFinanceLimits)], shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: [refusalOf(listFinanceLimits, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
    slow: { answers: [silenceTo(listFinanceLimits)], shows: [kit('loading')] },
  }),
})

const t = translator('en', { en, fa })

test('finance reads the limits and changes none, and sees no settings of others', async () => {
  const babak = { id: 4, username: 'babak', name: 'Babak Irani', roles: ['finance' as const], recoveryCodes: 8 }
  await drawScreen(desk, '/settings', {
    language: 'en',
    width: 1440,
    answers: [limits, answerTo(readStaffProfile, babak)],
  })
  await expectShown([t('limitOnlyAdmin'), t('limitNone'), t('payment-reasons')])
  expect(document.body.innerText).not.toContain(t('banks'))
  expect(document.querySelector('main li button')).toBeNull()
})
