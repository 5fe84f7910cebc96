import { listPaymentReasons } from '@sarai/wire/desk/money/payments.ts'
import {
  addPaymentReason,
  editPaymentReason,
  listFinanceLimits,
  setFinanceLimit,
} from '@sarai/wire/desk/money/settings.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const admin = callAs((await aStaffMember('admin')).token)
const finance = callAs((await aStaffMember('finance')).token)

it('an admin sets above which amount two people approve; nobody has set it in the beginning', async () => {
  const limitOf = async () => (await finance(listFinanceLimits, {})).find(({ currency }) => currency === 'EUR')
  expect(await limitOf()).toMatchObject({ version: 0, secondPersonAbove: null, stricter: null })
  const set = (version: number, secondPersonAbove: number, by = admin) =>
    by(setFinanceLimit, { params: { currency: 'EUR' }, body: { version, secondPersonAbove } })
  await expect(set(0, 1, finance)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await set(0, 50_000)
  // Until a day has passed everything needs two, as before.
  const stricter = { above: 0, until: expect.any(String) }
  expect(await limitOf()).toMatchObject({ version: 1, secondPersonAbove: 50_000, stricter })
  await expect(set(0, 1)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
  await set(1, 0)
  expect(await limitOf()).toMatchObject({ secondPersonAbove: 0, stricter: null })
  const steps = await database.sql(`select was, became, subject_label from activity where what = 'finance-limit-set'`)
  expect(steps).toMatchObject([
    { was: { secondPersonAbove: null }, became: { secondPersonAbove: { minor: 50_000 } }, subject_label: 'EUR' },
    { was: { secondPersonAbove: { minor: 50_000 } }, became: { secondPersonAbove: { minor: 0 } } },
  ])
})

it('of three who set a limit at once, the others hear that it has changed', async () => {
  const set = (secondPersonAbove: number) =>
    admin(setFinanceLimit, { params: { currency: 'TRY' }, body: { version: 0, secondPersonAbove } })
  const ended = await Promise.allSettled([set(1_000), set(2_000), set(3_000)])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const codes = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(codes).toEqual(['STATE_CHANGED', 'STATE_CHANGED'])
})

it('finance keeps its reasons to say no', async () => {
  const before = await finance(listPaymentReasons, {})
  expect(before.map(({ nameEn }) => nameEn)).toEqual(['Not found at the bank', 'Picture unreadable', 'Another amount'])
  const reason = {
    nameEn: 'Too old',
    nameFa: 'قدیمی',
    sentenceEn: 'It is too old.',
    sentenceFa: 'قدیمی است.',
    active: true,
  }
  const { id } = await finance(addPaymentReason, { body: reason })
  await finance(editPaymentReason, { params: { id }, body: { ...reason, version: 1, active: false } })
  expect((await finance(listPaymentReasons, {})).at(-1)).toMatchObject({ id, active: false, version: 2 })
  const again = { params: { id }, body: { ...reason, version: 1 } }
  await expect(finance(editPaymentReason, again)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
})
