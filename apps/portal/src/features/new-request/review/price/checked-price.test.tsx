import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { submitRequest } from '@sarai/wire/portal/requests.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { sayCancellation } from '@sarai/locale/words/cancellation-sentence.ts'
import { heldUntil, inTurn, refusalOf } from '@sarai/frame/testing/answers.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectHabits, expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import {
  aCheck,
  accepted,
  aDraft,
  pricesAfter,
  pricesBefore,
  pricesHigh,
} from '#features/new-request/review/testing/a-review.ts'
import { reviewIn } from '#features/new-request/review/testing/review-in.ts'
import { exchange, leave, memory, wentTo } from '#features/new-request/review/testing/review-story.tsx'
import { en } from '#shared/price-change/messages.en.ts'
import { fa } from '#shared/price-change/messages.fa.ts'

describe.each(drawnLanguages('the review'))('the review in %s', (language) => {
  const { t, priced, amount, draw, submit, title } = reviewIn(language)
  const c = translator(language, { en, fa })

  describe('a price of something else', () => {
    const slow = Promise.withResolvers<void>()

    test('is not shown for another stay', async () => {
      const other = { ...aDraft, checkOut: '2031-12-26' }
      await draw([inTurn(aCheck(), heldUntil(slow.promise, aCheck()))], { other })
      await expectShown([amount(81_000)])
      await press(exchange)
      await expect.poll(() => document.body.innerText).not.toContain(amount(81_000))
      expect(submit.all()).toHaveLength(0)
    })

    test('stays for other guests until theirs is there, and nothing is submitted with it', async () => {
      const [first, ...rooms] = aDraft.rooms
      const guests = { ...first!.guests, ADT1: { ...first!.guests['ADT1']!, firstName: 'SIMA' } }
      const answer = Promise.withResolvers<void>()
      const other = { ...aDraft, rooms: [{ ...first!, guests }, ...rooms] }
      await draw([inTurn(aCheck(), heldUntil(answer.promise, aCheck()))], { other })
      await expect.element(submit).toBeEnabled()
      await press(exchange)
      await expectShown(['SIMA AHMADI', amount(81_000)])
      await expect.element(submit).toBeDisabled()
      answer.resolve()
      await expect.element(submit).toBeEnabled()
    })

    test('under the quote of another stay is told, and never sent again by itself', async () => {
      const { submits, checks } = await draw([
        aCheck(),
        inTurn(refusalOf(submitRequest, 409, 'QUOTE_OTHER_STAY'), accepted),
      ])
      await submit.click()
      await expectShown([t('notSubmittedTitle')])
      expect([submits().length, checks().length]).toEqual([1, 2])
      await press(t('tryAgain'))
      await expectShown([t('submitted')])
    })

    test('is remembered without the passports', async () => {
      await draw([aCheck()])
      await expectShown([amount(81_000), 'A12345678'])
      const keys = JSON.stringify(
        memory
          .getQueryCache()
          .getAll()
          .map(({ queryKey }) => queryKey),
      )
      expect(keys).toContain('quote')
      expect(keys).not.toMatch(/A12345678|AHMADI/)
    })
  })

  describe('a price that changed', () => {
    test('while somebody was at another step is told night by night, and is accepted first', async () => {
      const { submits } = await draw([inTurn(aCheck(), aCheck(pricesAfter)), accepted])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      const heading = page.getByRole('heading', { name: title })
      await expect.element(heading).toHaveFocus()
      expect(heading.element().closest('[role=alert]')).not.toBeNull()
      await expectShown([
        t('changedNights', { changed: 3, all: 5 }),
        t('notSubmitted'),
        c('sameNights', { count: 2 }),
        t('acceptFirst'),
        t('changed'),
      ])
      const table = page.getByRole('table').first().element() as HTMLTableElement
      const rows = [...table.tBodies].flatMap((body) => [...body.rows].map((row) => row.innerText))
      expect(rows).toHaveLength(5)
      const differences = [...table.tBodies].flatMap((body) => [...body.querySelectorAll('td:last-child b')])
      expect(differences.map(({ className }) => /text-(error|success)/.exec(className)?.[1])).toEqual([
        'success',
        ...Array.from({ length: 4 }, () => 'error'),
      ])
      await expect.element(submit).toBeDisabled()
      await expect.element(submit).toHaveAccessibleDescription(t('acceptFirst'))
      await press(t('accept', { amount: amount(82_600) }))
      await expectShown([t('accepted', { amount: amount(82_600) }), t('checked')])
      expect(page.getByRole('heading', { name: title }).all()).toHaveLength(0)
      await submit.click()
      await expect.poll(() => submits().length).toBe(1)
    })

    test('and was not accepted is not forgotten by leaving the step', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter))])
      await expectShown([amount(81_000)])
      for (const heading of [title, title]) {
        await press(leave)
        await press(leave)
        await expectShown([heading])
      }
      await press(t('otherDates'))
      expect(wentTo).toHaveBeenLastCalledWith('rooms')
    })

    test('of nights alone does not say that the total changed into itself', async () => {
      const moved = { ...pricesBefore, double: pricesBefore.double.toReversed() }
      await draw([inTurn(aCheck(), aCheck(moved))])
      await expectShown([amount(91_000)])
      await press(leave)
      await press(leave)
      await expectShown([t('sameTotalTitle', { total: amount(91_000) }), t('changedNights', { changed: 4, all: 5 })])
      const itself = t('changedTitle', { before: amount(91_000), after: amount(91_000) })
      expect(document.body.innerText).not.toContain(itself)
    })

    test('to less is told, and needs nobody’s consent', async () => {
      const { submits } = await draw([inTurn(aCheck(pricesAfter), aCheck()), accepted])
      await expectShown([amount(82_600)])
      await press(leave)
      await press(leave)
      await expectShown([t('changedTitle', { before: amount(92_600), after: amount(91_000) }), t('lowerNote')])
      expect(page.getByRole('button', { name: t('accept', { amount: amount(81_000) }) }).all()).toHaveLength(0)
      await submit.click()
      await expect.poll(() => submits().length).toBe(1)
    })

    test.each(['PRICE_CHANGED', 'QUOTE_EXPIRED'] as const)(
      'on submit (%s) is shown before anybody decides, on a phone too [wizard-22]',
      async (code) => {
        const { submits, checks } = await draw(
          [inTurn(aCheck(), aCheck(pricesAfter)), inTurn(refusalOf(submitRequest, 409, code), accepted)],
          { width: 390 },
        )
        await submit.click()
        await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
        expect([submits().length, checks().length]).toEqual([1, 2])
        expectHabits(language)
        const accept = page.getByRole('button', { name: t('accept', { amount: amount(82_600) }) })
        expect(accept.element().closest('[data-page-bar]')).not.toBeNull()
        await accept.click()
        await submit.click()
        await expectShown([t('submitted')])
        const [first, second] = await Promise.all(submits().map((call) => call.clone().json()))
        expect([first.QuoteId === second.QuoteId, { ...first, QuoteId: '' }]).toEqual([
          false,
          { ...second, QuoteId: '' },
        ])
        const keys = submits().map(({ headers }) => headers.get('idempotency-key'))
        expect(keys).toEqual([aDraft.submitKey, aDraft.submitKey])
      },
    )

    test('in its cancellation terms alone has to be accepted, and nothing is sent under them before', async () => {
      const strict = { CancellationPolicy: [{ DaysBefore: 30, Percent: 100 }] }
      const { submits } = await draw([
        inTurn(aCheck(), aCheck(pricesBefore, strict)),
        inTurn(refusalOf(submitRequest, 409, 'QUOTE_EXPIRED'), accepted),
      ])
      await submit.click()
      await expect.element(page.getByRole('heading', { name: c('policyTitle') })).toHaveFocus()
      const news = page.getByRole('alert').filter({ hasText: c('policyTitle') })
      for (const rule of sayCancellation(language, [{ daysBefore: 30, percent: 100 }]))
        expect(news.element().textContent).toContain(rule)
      await expectShown([t('acceptTermsFirst')])
      await expect.element(submit).toBeDisabled()
      expect(submits()).toHaveLength(1)
      await press(t('acceptTerms'))
      await expectShown([t('acceptedTerms')])
      await submit.click()
      await expectShown([t('submitted')])
    })

    test('in its currency alone has to be accepted, and is not compared with the other', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesBefore, { Currency: 'USD', CurrencySign: '$' }))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await expectShown([t('currencyTitle', { currency: currencyName(language, 'USD') })])
      await expect.element(submit).toBeDisabled()
      expect(document.body.innerText).not.toContain(t('nowFinal'))
    })

    test('between its nights, and is the same in all, is not called less', async () => {
      const moved = { ...pricesBefore, single: [6_800, 6_800, 6_800, 7_300, 7_500] }
      await draw([inTurn(aCheck(), aCheck(moved))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await expectShown([t('changedNights', { changed: 2, all: 5 }), t('sameNote')])
      expect(document.body.innerText).not.toContain(t('lowerNote'))
      await expect.element(submit).toBeEnabled()
    })

    test.each([1440, 390] as const)('comes to the final price at %i px', async (width) => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter))], { width })
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      const heading = page.getByRole('heading', { name: title })
      await expect.element(heading).toHaveFocus()
      const card = heading.element().closest('[role=alert]')!.nextElementSibling as HTMLElement
      const rows = [...card.querySelectorAll<HTMLElement>(width === 390 ? ':scope > li' : 'tfoot tr')].slice(-2)
      const [commission, final] = rows.map(({ innerText }) => innerText)
      expect(commission).toContain(amount(-10_000))
      for (const part of [priced('finalPrice'), amount(81_000), amount(82_600)]) expect(final).toContain(part)
    })

    test('and was accepted leads on to the submit, and says so', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await press(t('accept', { amount: amount(82_600) }))
      await expect.element(submit).toHaveFocus()
      const news = page.getByRole('alert').or(page.getByRole('status'))
      await expect.element(news.filter({ hasText: t('accepted', { amount: amount(82_600) }) })).toBeVisible()
    })

    test('twice is told twice', async () => {
      await draw([inTurn(aCheck(), aCheck(pricesAfter, { heldMs: 6_000 }), aCheck(pricesHigh))])
      await expectShown([amount(81_000)])
      await press(leave)
      await press(leave)
      await expect.element(page.getByRole('heading', { name: title })).toHaveFocus()
      submit.element().closest('form')!.querySelector('input')!.focus()
      const next = t('changedTitle', { before: amount(91_000), after: amount(93_600) })
      await expect.element(page.getByRole('heading', { name: next })).toHaveFocus()
    })

    test('not at all, only its time was over: the request is submitted under the new quote', async () => {
      const { submits } = await draw([
        inTurn(aCheck(), aCheck()),
        inTurn(refusalOf(submitRequest, 409, 'QUOTE_EXPIRED'), accepted),
      ])
      await submit.click()
      await expectShown([t('submitted')])
      expect(submits()).toHaveLength(2)
    })
  })
})
