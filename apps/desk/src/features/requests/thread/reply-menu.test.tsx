import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { listMessages } from '@sarai/wire/desk/requests/messages.ts'
import { listSavedReplies } from '@sarai/wire/desk/requests/saved-replies.ts'
import { countThreads, listThreads } from '@sarai/wire/desk/requests/threads.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import { en as threadEn } from '@sarai/frame/thread/thread-words.en.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { aDeskRequest } from '#features/requests/testing/some-requests.ts'
import { en } from '#features/requests/thread/messages.en.ts'
import { fa } from '#features/requests/thread/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { hotelAsked, payNow } from '#testing/some-replies.ts'

const address = '/messages?open=10482'
const around = [
  answerTo(listThreads, { rows: [], next: null }),
  answerTo(countThreads, { unread: 0, mine: 0 }),
  answerTo(listMessages, { messages: [] }),
]
const replies = answerTo(listSavedReplies, [hotelAsked, payNow, { ...payNow, id: 3, nameEn: 'Old', active: false }])
const filled = 'برای درخواست R-10482 از هتل گالاتا کورت استعلام گرفته‌ایم (ورود ۲۹ آذر ۱۴۱۰، خروج ۱ دی ۱۴۱۰).'
const draw = (changes: Parameters<typeof aDeskRequest>[0] = {}) =>
  drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [...around, replies, answerTo(readDeskRequest, aDeskRequest(changes))],
  })
const field = () => page.getByRole('textbox', { name: threadEn.write })

const item = (name: string) => page.getByRole('menuitem', { name, exact: false })

describeView('the saved replies in a thread', {
  app: desk,
  address,
  words: { en, fa },
  shown: (t, { language }) => ({
    answers: [...around, replies, answerTo(readDeskRequest, aDeskRequest())],
    act: () => press(t('replies')),
    shows: [
      filled,
      ...[hotelAsked, payNow].map(({ nameEn, nameFa }) => (language === 'fa' ? nameFa : nameEn)),
      t('replyNeedsDeadline'),
    ],
  }),
})

test('by keys alone a reply is put into the field, in the agency’s language, and can still be changed', async () => {
  await draw()
  await expect.element(page.getByRole('button', { name: en.replies })).toBeVisible()
  page.getByRole('button', { name: en.replies }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item(hotelAsked.nameEn)).toBeVisible()
  await userEvent.keyboard('h{Enter}')
  await expect.element(field()).toHaveValue(filled)
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard(' سپاس')
  await expect.element(field()).toHaveValue(`${filled} سپاس`)
})

test('a Latin reply that does not fit a Persian menu keeps its beginning', async () => {
  const request = aDeskRequest({ language: 'en', hotelEn: 'Galata Court Hotel & Residence Istanbul Old City' })
  await drawScreen(desk, address, {
    language: 'fa',
    width: 1440,
    answers: [...around, replies, answerTo(readDeskRequest, request)],
  })
  await press(fa.replies)
  const cut = item(hotelAsked.nameFa).getByText('R-10482', { exact: false }).element()
  expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth)
  expect(getComputedStyle(cut)).toMatchObject({ textOverflow: 'ellipsis', direction: 'ltr' })
})

test('a reply goes after what was typed, with the deadline of the request', async () => {
  const deadlineAt = '2031-11-16T14:30:00.000Z'
  await draw({ language: 'en', deadlineAt })
  await fill({ [threadEn.write]: 'Good morning,' })
  await press(en.replies)
  await item(payNow.nameEn).click()
  const deadline = showDeadline('en', Date.parse(deadlineAt))
  await expect.element(field()).toHaveValue(`Good morning,\nPlease send the receipt by ${deadline}.`)
})

test('a reply that needs a deadline is not put into the messages of a request without one', async () => {
  await draw()
  await press(en.replies)
  await expect.element(item(payNow.nameEn)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(item('Old')).not.toBeInTheDocument()
})

test('what does not fit any more is not put there, and says so', async () => {
  await draw()
  const long = 'x'.repeat(1990)
  await fill({ [threadEn.write]: long })
  await press(en.replies)
  await item(hotelAsked.nameEn).click()
  await expect.element(page.getByText('It does not fit', { exact: false }).first()).toBeVisible()
  await expect.element(field()).toHaveValue(long)
})
