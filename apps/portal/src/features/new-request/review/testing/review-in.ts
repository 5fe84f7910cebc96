import { page } from 'vitest/browser'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { moneyOf } from '@sarai/ui/booking/fare-night.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'
import { reviewApp } from '#features/new-request/review/testing/review-story.tsx'
import { flightNames } from '#features/new-request/testing/sold.ts'
import { en as guestEn } from '#shared/guests/messages.en.ts'
import { fa as guestFa } from '#shared/guests/messages.fa.ts'
import { en as pricedEn } from '#shared/priced-stay/messages.en.ts'
import { fa as pricedFa } from '#shared/priced-stay/messages.fa.ts'

export const reviewWords = { en, fa }
export const address = '/reservations/new'

type Given = Parameters<typeof reviewApp>[0] & { width?: 1440 | 390 }
type Answers = Parameters<typeof drawScreen>[2]['answers']

/** The review in one language: its words, the step drawn over some answers, and what was sent. */
export function reviewIn(language: Language) {
  const t = translator(language, reviewWords)
  const amount = (minor: number) => showMoney(language, moneyOf(minor, 'EUR'))
  const draw = async (answers: Answers, { width = 1440, ...given }: Given = {}) => {
    const drawn = await drawScreen(reviewApp(given), address, {
      language,
      width,
      answers: [...answers, ...flightNames],
    })
    const sent = (model: string) =>
      drawn.asked.filter(({ headers }) => headers.get('content-type')?.includes(model) === true)
    return {
      ...drawn,
      checks: () => sent('ValidateReserveRequestData'),
      submits: () => sent('CreateReserveRequestData'),
    }
  }
  return {
    t,
    priced: translator(language, { en: pricedEn, fa: pricedFa }),
    guest: translator(language, { en: guestEn, fa: guestFa }),
    amount,
    draw,
    submit: page.getByRole('button', { name: t('submit'), exact: true }),
    /** Of the price that rose. */
    title: t('changedTitle', { before: amount(91_000), after: amount(92_600) }),
  }
}
