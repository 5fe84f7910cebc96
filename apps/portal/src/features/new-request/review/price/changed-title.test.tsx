import { describe, test } from 'vitest'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { inTurn } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'
import { aCheck, pricesBefore } from '#features/new-request/review/testing/a-review.ts'
import { leave, reviewApp } from '#features/new-request/review/testing/review-story.tsx'
import { flightNames } from '#features/new-request/testing/sold.ts'

describe.each(['en', 'fa'] as const)('the title of a price that changed, in %s', (language) => {
  const t = translator(language, { en, fa })

  test('does not say that a total changed into itself', async () => {
    const moved = { ...pricesBefore, double: pricesBefore.double.toReversed() }
    const answers = [inTurn(aCheck(), aCheck(moved)), ...flightNames]
    await drawScreen(reviewApp(), '/reservations/new', { language, answers })
    const total = showMoney(language, moneyOf(91_000, 'EUR'))
    await expectShown([total])
    await press(leave)
    await press(leave)
    await expectShown([t('sameTotalTitle', { total }), t('changedNights', { changed: 4, all: 5 })])
  })
})
