import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { StateChip } from '#booking/state-chip.tsx'
import { stateLook, type StateOwner } from '#booking/state-looks.ts'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const colours = (of: StateOwner, states: string[]) => states.map((state) => stateLook(of, state).colour)

test('has the colour of every state of a request [req-03]', () => {
  expect(colours('request', ['New', 'Requested'])).toEqual(['light-blue', 'light-blue'])
  expect(colours('request', ['Cancelled', 'Refunded'])).toEqual(['orange', 'orange'])
  expect(colours('request', ['ConfirmationPending', 'PaymentPending'])).toEqual(['yellow', 'yellow'])
  expect(colours('request', ['Rejected'])).toEqual(['red'])
  expect(colours('request', ['Confirmed', 'Approved'])).toEqual(['green', 'green'])
  expect(colours('contract', ['Settled', 'Open'])).toEqual(['dark-blue', 'grey'])
  expect(colours('ledger', ['Debit', 'Credit', 'Lost', ''])).toEqual(['grey', 'grey', 'grey', 'grey'])
})

test('has other colours for the states of a receipt [pay-04]', () => {
  expect(colours('receipt', ['New', 'Approved', 'Rejected', 'Refunded', 'Withdrawn', 'Lost'])).toEqual([
    'blue',
    'green',
    'orange',
    'red',
    'grey',
    'grey',
  ])
})

test('knows a cash payment by its Persian text, however it is spelled [pay-05]', () => {
  expect(colours('cash', ['درخواست‌شده', 'درخواست شده', 'Requested'])).toEqual(['blue', 'blue', 'blue'])
  expect(colours('cash', ['تأییدشده', 'تایید شده', 'تأييد شده'])).toEqual(['green', 'green', 'green'])
  expect(colours('cash', ['تأییدنشده', 'تایید نشده'])).toEqual(['orange', 'orange'])
  expect(colours('cash', ['برگشت‌داده‌شده', 'برگشت داده شده'])).toEqual(['red', 'red'])
  expect(colours('cash', ['نامعلوم'])).toEqual(['grey'])
})

test('reads Invoiced for New, in the light blue of the design [req-03]', async () => {
  render(<StateChip state="New" />)
  const chip = page.getByText('Invoiced')
  await expect.element(chip).toHaveStyle({ backgroundColor: 'rgb(221, 241, 252)', color: 'rgb(10, 86, 128)' })
})

test('speaks Persian', async () => {
  speak('fa')
  render(<StateChip state="ConfirmationPending" />)
  await expect.element(page.getByText('در انتظار تأیید')).toBeVisible()
})
