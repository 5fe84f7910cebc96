import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { discardDraft, readDraft } from '@sarai/wire/portal/drafts.ts'
import { listRequests } from '@sarai/wire/portal/kept-requests.ts'
import { submitRequest } from '@sarai/wire/portal/requests.ts'
import { answerTo, heldUntil, inTurn, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { drawnWidths } from '@sarai/frame/testing/drawn-languages.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { expectNoBarriers, expectShown } from '@sarai/frame/testing/look-over.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as shellEn } from '#app/shell-words.en.ts'
import { fa as shellFa } from '#app/shell-words.fa.ts'
import { en as stepsEn } from '#features/new-request/messages.en.ts'
import { fa as stepsFa } from '#features/new-request/messages.fa.ts'
import { en } from '#features/new-request/review/messages.en.ts'
import { fa } from '#features/new-request/review/messages.fa.ts'
import { accepted, aCheck } from '#features/new-request/review/testing/a-review.ts'
import { en as savedEn } from '#features/new-request/saved-draft/messages.en.ts'
import { fa as savedFa } from '#features/new-request/saved-draft/messages.fa.ts'
import { aSaved, aSent, savedAs } from '#features/new-request/testing/a-saved-draft.ts'
import { soldAnswers } from '#features/new-request/testing/sold.ts'
import { portal } from '#testing/portal.ts'
// Loaded with the test: whoever is the first to need them would wait for all of it.
import '#features/new-request/steps/request-steps.tsx'

const taken = refusalOf(submitRequest, 422, 'IDEMPOTENCY_MISMATCH')

describe.each(drawnWidths('a draft and its submit'))('a draft and its submit, in %s at %i px', (language, width) => {
  const t = translator(language, { en, fa })
  const s = translator(language, { en: savedEn, fa: savedFa })
  const w = translator(language, { en: stepsEn, fa: stepsFa })
  const submit = page.getByRole('button', { name: t('submit') })
  const draw = async (answers: readonly Answer[], at = width) => {
    const review = '/reservations/new?hotel=1&step=review'
    const all = [...answers, aCheck(), savedAs(10), answerTo(discardDraft, null), ...soldAnswers(language)]
    const drawn = await drawScreen(portal, review, { language, width: at, answers: all })
    const submits = () => drawn.asked.filter(({ method, headers }) => method === 'POST' && isSubmit(headers))
    return { ...drawn, keys: () => submits().map(({ headers }) => headers.get('idempotency-key')) }
  }

  test('goes out under the key of the draft, so that another tab sends the same [wizard-20]', async () => {
    const { keys, address } = await draw([answerTo(readDraft, aSaved()), accepted, silenceTo(listRequests)])
    await submit.click()
    await expect.poll(address, { timeout: 5_000 }).toContain('/reservations/list')
    expect(keys()).toEqual([aSaved().draft!.submitKey])
  })

  test('that another tab has sent says as which request, and goes out as another if the user says so', async () => {
    const { keys } = await draw([
      inTurn(answerTo(readDraft, aSaved()), answerTo(readDraft, aSent())),
      inTurn(taken, accepted),
    ])
    await submit.click()
    await expectShown([s('sentElsewhereTitle', { number: 'R-10482' }), s('startOver')])
    expect(document.body.innerText).not.toContain(t('notSubmittedTitle'))
    await expectNoBarriers()
    await expect.poll(() => isInSight(page.getByText(s('startOver')).element())).toBe(true)
    await press(s('keepAsNew'))
    await expect.element(page.getByText(s('startOver'))).not.toBeInTheDocument()
    await submit.click()
    await expectShown([t('submitted')])
    expect(new Set(keys()).size).toBe(2)
  })

  test('refused for what only we can solve offers a way to us beside it', async () => {
    await draw([answerTo(readDraft, aSaved()), refusalOf(submitRequest, 409, 'CONTRACT_NOT_EXTENDABLE')], 1440)
    await submit.click()
    await expectShown([t('notSubmittedTitle')])
    await expect
      .element(page.getByRole('button', { name: (language === 'fa' ? shellFa : shellEn).askUs }))
      .toBeVisible()
  })

  test.each([
    ['not done', refusalOf(submitRequest, 409, 'CONTRACT_NOT_EXTENDABLE'), 'notSubmittedTitle'],
    ['perhaps done', lossOf(submitRequest), 'lostTitle'],
  ] as const)('tells whoever left meanwhile that it was %s, and leads back to it [wizard-22]', async (...row) => {
    const [, failure, title] = row
    const answer = Promise.withResolvers<void>()
    const { address } = await draw([answerTo(readDraft, aSaved()), heldUntil(answer.promise, failure)], 1440)
    await submit.click()
    await expect.element(submit).toHaveAttribute('data-pending')
    expect(!dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
    await page
      .getByRole('link', { name: w('title') })
      .first()
      .click()
    await expect.element(submit).not.toBeInTheDocument()
    answer.resolve()
    await expectShown([t(title)])
    await press(t('backToIt'))
    await expect.poll(address).toContain('step=review')
    await expect.element(submit).toBeVisible()
  })
})

/** The whole of it, and not under the bar of a phone. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const bar = document.querySelector('[data-page-bar]')?.getBoundingClientRect().top ?? window.innerHeight
  return top >= 0 && bottom <= bar
}

const isSubmit = (headers: Headers) => JSON.stringify([...headers]).includes('CreateReserveRequestData')
