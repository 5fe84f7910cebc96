import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import {
  approvePayment,
  downloadDeskPaymentFile,
  readDeskPayment,
  type DeskPayment,
} from '@sarai/wire/desk/money/payments.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, failureOf, inTurn, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { press, tick } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as decideEn } from '#features/payments/decide/messages.en.ts'
import { en } from '#features/payments/messages.en.ts'
import { fa } from '#features/payments/messages.fa.ts'
import {
  anApproval,
  aPayment,
  aPaymentRow,
  aPicture,
  aTwin,
  listedPayments,
  someCounts,
} from '#features/payments/testing/some-payments.ts'
import { desk } from '#testing/desk.ts'

const flaggedRow = aPaymentRow({ id: 3421, number: 'P-3421', agency: { id: 7, name: 'Parvaz Asia' }, flag: 'number' })
const cashRow = aPaymentRow({ id: 118, number: 'P-118', kind: 'cash', state: 'Requested', deadlineAt: null })
const rows = [aPaymentRow(), flaggedRow, cashRow]
const read = (changes?: Partial<DeskPayment>) => answerTo(readDeskPayment, aPayment(changes))
const around = [listedPayments(...rows), someCounts, aPicture]
const opened = '/receipts?open=3418'

const flagged = read({ id: 3421, number: 'P-3421', flag: 'number', twins: [aTwin()] })
const t = translator('en', { en, fa })
const draw = (address: string, ...answers: Answer[]) =>
  drawScreen(desk, address, { language: 'en', width: 1440, answers: [...answers, ...around] })

describeScreen('what may be done with a payment', {
  app: desk,
  address: opened,
  words: { en, fa },
  states: (words) => ({
    loaded: { answers: [read(), ...around], shows: [words('approve'), words('reject')] },
    empty: { answers: [read({ state: 'Withdrawn' }), ...around], shows: ['P-3418'] },
    refused: {
      answers: [read({ approval: anApproval({ isMine: true }) }), ...around],
      shows: [words('approveSecond'), words('mineFirst')],
    },
    failing: { answers: [read(), failureOf(downloadDeskPaymentFile), ...around], shows: [words('lockedBroken')] },
  }),
})

test.each([
  ['held', read({ file: { name: 'a.jpg', mediaType: 'image/jpeg', isHeld: true } }), aPicture, t('lockedHeld')],
  ['that cannot be opened', read(), failureOf(downloadDeskPaymentFile), t('lockedBroken')],
])('a file %s locks the approval, and the facts stay', async (_, payment, file, why) => {
  await draw(opened, payment, file)
  await expectShown([why, '140508240822518'])
  await expect.element(page.getByRole('button', { name: t('approve') })).toBeDisabled()
})

test('J walks on, A opens what approves and R what rejects, and neither decides', async () => {
  const { address, asked } = await draw('/receipts', inTurn(read()))
  await expectShown(['P-118'])
  await userEvent.keyboard('j')
  await expect.poll(address).toBe('/desk/receipts?open=3418')
  await expect.element(page.getByRole('button', { name: t('approve') })).toBeEnabled()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a look-alike opens nothing until both were compared, and A reads out why', async () => {
  await draw('/receipts?open=3421', flagged)
  const approve = page.getByRole('button', { name: t('approve') })
  await expect.element(approve).toBeDisabled()
  await userEvent.keyboard('a')
  await expect.element(page.getByRole('alert').filter({ hasText: t('lockedCompare') })).toBeVisible()
  await tick(decideEn.compared)
  await expect.element(approve).toBeEnabled()
})

test('on a phone a look-alike can be rejected and not approved, and it is said why', async () => {
  await drawScreen(desk, '/receipts?open=3421', { language: 'en', width: 390, answers: [flagged, ...around] })
  await expectShown([t('lockedPhone')])
  await expect.element(page.getByRole('button', { name: t('approve') })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: t('reject') })).toBeEnabled()
})

test('whoever approved first is no second person', async () => {
  await draw(opened, read({ approval: anApproval({ isMine: true }), isSecondNeeded: true }))
  await expectShown([t('mineFirst')])
  await expect.element(page.getByRole('button', { name: t('approveSecond') })).toBeDisabled()
})

test('the next one opens by itself once one is decided', async () => {
  const { address } = await draw(opened, read(), answerTo(approvePayment, { isFinal: true }))
  await press(t('approve'))
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect.poll(address).toBe('/desk/receipts?open=3421')
})
