import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { checkVoucher } from '@sarai/wire/portal/money/vouchers.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { showLongDateTime } from '@sarai/locale/date/date-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo, supportPhone } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/voucher/messages.en.ts'
import { fa } from '#features/voucher/messages.fa.ts'
import { portal } from '#testing/portal.ts'

const address = `/v/${'aB3_-'.repeat(4)}wxyz`
const words = { en, fa }
const told = (changes: Partial<ReplyOf<typeof checkVoucher>> = {}) =>
  answerTo(checkVoucher, {
    state: 'valid',
    number: 'V-10482',
    hotel: 'Galata Court Hotel',
    checkedAt: '2026-11-15T06:50:00.000Z',
    ...changes,
  })
const unknown = told({ state: 'unknown', number: null, hotel: null })

describeScreen('the check of a voucher', {
  app: portal,
  address,
  as: 'visitor',
  words,
  states: (t, { language, problem }) => ({
    loaded: {
      answers: [told()],
      shows: [
        t('valid'),
        t('validText'),
        t('number'),
        'V-10482',
        t('hotel'),
        'Galata Court Hotel',
        t('checkedAt'),
        showLongDateTime(language, Date.parse('2026-11-15T06:50:00.000Z')),
      ],
    },
    empty: { answers: [unknown], shows: [t('unknown'), t('unknownText')] },
    refused: {
      answers: [refusalOf(checkVoucher, 429, 'RATE_LIMITED', { values: { seconds: 40 } })],
      shows: [t('failed'), problem('RATE_LIMITED', { seconds: 40 }), t('tryAgain')],
    },
    failing: {
      answers: [failureOf(checkVoucher)],
      shows: [t('failed'), problem('UNEXPECTED', { phone: supportPhone }), t('tryAgain')],
    },
    slow: { answers: [silenceTo(checkVoucher)], shows: [t('checking'), t('checkingText')] },
  }),
})

describe.each(drawnLanguages('a voucher that is checked'))('a voucher that is checked, in %s', (language) => {
  const t = translator(language, words)
  const draw = (answers: Parameters<typeof drawScreen>[2]['answers'], at = address) =>
    drawScreen(portal, at, { language, answers, as: 'visitor' })

  test.each(['replaced', 'revoked'] as const)('says that it was %s', async (state) => {
    await draw([told({ state })])
    await expectShown([t(state), t(`${state}Text`), 'V-10482'])
    expect(page.getByText(t('valid')).all()).toEqual([])
  })

  test('is not asked for where the address holds no code', async () => {
    const { asked } = await draw([told()], '/v/hello')
    await expectShown([t('unknown'), t('unknownText')])
    expect(asked.filter(({ url }) => url.includes('voucher-checks'))).toEqual([])
  })

  test('can be tried again, and is for nobody to find by searching', async () => {
    await draw([failureOf(checkVoucher)])
    await expectShown([t('failed')])
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex')
    await press(t('tryAgain'))
    await expect.element(page.getByRole('button', { name: t('tryAgain') })).toBeVisible()
  })
})
