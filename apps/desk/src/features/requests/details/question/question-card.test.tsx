import { page } from 'vitest/browser'
import { describe, expect, test } from 'vitest'
import { findAlternativeHotels } from '@sarai/wire/desk/requests/alternatives.ts'
import { acceptRequest, rejectRequest } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { offerPrice } from '@sarai/wire/desk/requests/offers.ts'
import { listRejectionReasons } from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange, showDeadline, showShortDateTime, showTime } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, inTurn, tell, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en as insteadEn } from '#features/requests/details/answers/alternatives/messages.en.ts'
import { en as detailsEn } from '#features/requests/details/messages.en.ts'
import { fa as detailsFa } from '#features/requests/details/messages.fa.ts'
import { en as offerEn } from '#features/requests/details/offer/messages.en.ts'
import { fa as offerFa } from '#features/requests/details/offer/messages.fa.ts'
import { en } from '#features/requests/details/question/messages.en.ts'
import { fa } from '#features/requests/details/question/messages.fa.ts'
import { galata } from '#features/requests/testing/some-alternatives.ts'
import { aLink, aNo, anAnswer, aPrice, aRoom, asked, aYes } from '#features/requests/testing/some-questions.ts'
import { full, twoReasons } from '#features/requests/testing/some-reasons.ts'
import { somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const address = '/requests/10482'
const words = { en, fa }
const around = [
  answerTo(listRejectionReasons, [
    ...twoReasons,
    { ...full, id: 3, nameEn: 'Minimum stay', sentenceEn: 'Longer.', sentenceFa: 'اقامت طولانی‌تر.' },
  ]),
  answerTo(findAlternativeHotels, {
    hotels: [{ ...galata, rooms: [...galata.rooms, { ...galata.rooms[0]!, roomTypeId: 77, nameEn: 'Deluxe Double' }] }],
  }),
  somebodyAtWork,
]
const another = { ...full, id: 6, nameEn: 'Another reason', sentenceFa: 'هتل نمی‌تواند این رزرو را بپذیرد.' }
const read = (...question: Parameters<typeof aLink>) => [
  answerTo(readDeskRequest, asked(aLink(...question))),
  ...around,
]

describeView('a question that the hotel has not answered', {
  app: desk,
  address,
  words,
  shown: (t, { language }) => ({
    answers: read('open'),
    shows: [
      t('title'),
      t('open'),
      `${t('sentTo')} Elif Demir res@galata.example · ${t('inLanguage', { language: t('turkish') })}`,
      t('sentBy', { time: showShortDateTime(language, Date.parse('2031-11-15T05:01:00Z')), name: 'Kaveh Moradi' }),
      `${t('remindedAt')} ${showShortDateTime(language, Date.parse('2031-11-15T07:01:00Z'))}`,
      `${t('answerBy')} ${showShortDateTime(language, Date.parse('2031-11-16T05:01:00Z'))}`,
      `${t('call')} +90 212 555 01 07`,
      t('withdraw'),
    ],
  }),
})

test.each(drawnLanguages('a long address'))(
  'a long address of a hotel begins under its name and stays in its card (%s)',
  async (language) => {
    const open = aLink('open')
    const email = 'reservations.frontoffice@grand-galata-court-hotel-istanbul.example'
    const question = { ...open, link: { ...open.link!, email } }
    const answers = [answerTo(readDeskRequest, asked(question)), ...around]
    await drawScreen(desk, address, { language, width: 1440, answers })
    const written = page.getByText(email)
    await expect.element(written).toBeVisible()
    const [name, value] = written.element().closest('dl')!.querySelectorAll('dt, dd')
    const start = language === 'fa' ? 'right' : 'left'
    expect(value!.getBoundingClientRect()[start]).toBeCloseTo(name!.getBoundingClientRect()[start], 0)
    expect(getComputedStyle(value!).textAlign).toBe('start')
    const card = written.element().closest('section')!
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
)

describeView('a yes of the hotel', {
  app: desk,
  address,
  words,
  shown: (t, { language }) => ({
    answers: read('answered', [aYes]),
    shows: [
      translator(language, { en: detailsEn, fa: detailsFa })('nextYes'),
      t('answered'),
      t('yes'),
      `${t('hotelNumber')} GC-7781`,
      `${t('heldUntil')} ${showDeadline(language, Date.parse(aYes.optionUntil!))}`,
      t('atTheHotel', { time: showTime(language, Date.parse(aYes.optionUntil!), 'Europe/Istanbul') }),
      `${t('answeredBy')} Elif Demir`,
      t('decideYes'),
    ],
  }),
})

describeView('another price of the hotel, with what it said before', {
  app: desk,
  address,
  words,
  shown: (t, { language }) => ({
    answers: read('answered', [{ ...aPrice, number: 2 }, aNo]),
    act: () => page.getByRole('button', { name: t('moreAnswers'), exact: false }).click(),
    shows: [
      t('another-price'),
      t('perNight', { price: showPrice(language, 9_600, 'EUR') }),
      `${t('sellingPrice')} ${showPrice(language, 30_000, 'EUR')}`,
      t('quoted', { text: aPrice.remark }),
      t('decidePrice'),
      t('no'),
      `${t('reason')} ${t('minimum-stay')}`,
      `${t('free')} ${showDateRange(language, calendarDay('2031-12-22'), calendarDay('2031-12-27'))}`,
    ],
  }),
})

describeView('an answer that was decided from, and questions before it', {
  app: desk,
  address,
  words,
  shown: (t, { language }) => ({
    answers: [
      answerTo(
        readDeskRequest,
        asked(
          aLink('used', [
            anAnswer({ says: 'number', number: 2, confirmationNumber: 'GC-1' }),
            { ...aYes, isUsed: true },
          ]),
          {
            state: 'PaymentPending',
            turn: 'agency',
            questions: [
              aLink('used', [
                anAnswer({ says: 'number', number: 2, confirmationNumber: 'GC-1' }),
                { ...aYes, isUsed: true },
              ]),
              { ...aLink('withdrawn'), version: 1 },
            ],
            actions: [{ action: 'accept', why: 'ALREADY_ACCEPTED' }],
          },
        ),
      ),
      ...around,
    ],
    act: () => page.getByRole('button', { name: t('moreQuestions'), exact: false }).click(),
    shows: [
      t('used'),
      t('usedNote'),
      t('yes'),
      `${t('hotelNumber')} GC-1`,
      `${t('heldUntil')} ${showDeadline(language, Date.parse(aYes.optionUntil!))}`,
      t('withdrawnAt'),
      t('withdraw'),
    ],
  }),
})

describeView('a number of the hotel that differs from ours', {
  app: desk,
  address,
  words,
  shown: (t) => ({
    answers: [
      answerTo(
        readDeskRequest,
        asked(aLink('used', [anAnswer({ says: 'number', number: 2, confirmationNumber: 'GC-1' }), aYes]), {
          state: 'PaymentPending',
          turn: 'agency',
          hotelConfirmationNumber: 'GC-2',
        }),
      ),
      ...around,
    ],
    shows: [t('otherNumber'), t('otherNumberText', { theirs: 'GC-1', ours: 'GC-2' })],
  }),
})

const t = translator('en', words)
const details = translator('en', { en: detailsEn, fa: detailsFa })
const offer = translator('en', { en: offerEn, fa: offerFa })
const euros = (minor: number) => showPrice('en', minor, 'EUR')

async function decided(
  answers: Parameters<typeof aLink>[1],
  written: Answer,
  press_: string,
  act: () => Promise<unknown>,
) {
  const { asked: calls } = await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [written, ...read('answered', answers)],
  })
  await press(press_)
  await act()
  const sent = () => calls.find(({ method }) => method === 'POST')
  await expect.poll(sent).toBeDefined()
  return sent()!.json() as Promise<Record<string, unknown>>
}

test('a yes is accepted in one press, with the number and the option of the hotel', async () => {
  const written = answerTo(acceptRequest, { version: 3, deadlineAt: null })
  const sent = await decided([aYes], written, t('decideYes'), () =>
    press(details('acceptNow', { price: euros(30_000) })),
  )
  expect(sent).toEqual({
    version: 2,
    finalPrice: 30_000,
    hotelConfirmationNumber: 'GC-7781',
    hotelOptionUntil: '2031-11-16T15:00:00.000Z',
    usedAnswer: 1,
  })
})

test('a number that came later is the one that is filled in', async () => {
  const later = anAnswer({ says: 'number', number: 2, confirmationNumber: 'GC-9000' })
  const written = answerTo(acceptRequest, { version: 3, deadlineAt: null })
  const answers = [later, { ...aYes, confirmationNumber: null }]
  const sent = await decided(answers, written, t('decideYes'), () =>
    press(details('acceptNow', { price: euros(30_000) })),
  )
  expect(sent).toMatchObject({ hotelConfirmationNumber: 'GC-9000', usedAnswer: 1 })
})

test('what the hotel holds is filled in also when another price was offered from its answer', async () => {
  const later = anAnswer({ says: 'number', number: 2, confirmationNumber: 'GC-12' })
  const held = { ...aPrice, optionUntil: aYes.optionUntil, isUsed: true }
  const { asked: calls } = await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [
      answerTo(acceptRequest, { version: 3, deadlineAt: null }),
      answerTo(readDeskRequest, asked(aLink('used', [later, held]))),
      ...around,
    ],
  })
  await expectShown([details('nextPrice', { price: t('perNight', { price: euros(9_600) }) })])
  await page.getByRole('button', { name: details('acceptNote'), exact: false }).click()
  await press(details('acceptNow', { price: euros(30_000) }))
  const sent = () => calls.find(({ method }) => method === 'POST')
  await expect.poll(sent).toBeDefined()
  expect(await sent()!.json()).toEqual({
    version: 2,
    finalPrice: 30_000,
    hotelConfirmationNumber: 'GC-12',
    hotelOptionUntil: '2031-11-16T15:00:00.000Z',
  })
})

test('a no is passed on with its reason, in a sentence that the agency reads in its language', async () => {
  const written = answerTo(rejectRequest, { version: 3 })
  const sent = await decided([aNo], written, t('decideNo'), async () => {
    await expectShown([t('hotelSaid')])
    await expect.element(page.getByRole('textbox', { name: details('sentence'), exact: false })).toHaveValue(
      `اقامت طولانی‌تر. ${translator('fa', words)('sentenceDays', {
        days: showDateRange('fa', calendarDay('2031-12-22'), calendarDay('2031-12-27')),
      })}`,
    )
    await press(details('rejectNow'))
  })
  expect(sent).toMatchObject({ reasonId: 3, usedAnswer: 1, alternatives: [] })
})

test('a no without a reason is not called a full hotel', async () => {
  await drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [answerTo(listRejectionReasons, [full, another]), ...read('answered', [anAnswer({ says: 'no' })])],
  })
  await press(t('decideNo'))
  const sentence = page.getByRole('textbox', { name: details('sentence'), exact: false })
  await expect.element(sentence).toHaveValue(another.sentenceFa)
})

test('another price stands beside ours, and nothing is worked out of it', async () => {
  const written = answerTo(offerPrice, { version: 3, offerUntil: null })
  const sent = await decided([aPrice], written, t('decidePrice'), async () => {
    await expectShown([t('hotelAsks', { price: t('perNight', { price: euros(9_600) }) }), t('hotelAsksText')])
    await page.getByText(offer('sum'), { exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: offer('total'), exact: false })).toHaveValue('320')
    await fill({ [offer('total')]: '360' })
    await press(offer('offerNow', { price: euros(34_000) }))
  })
  expect(sent).toMatchObject({ price: { total: 36_000 }, usedAnswer: 1, reason: offerFa.hotelRaisedText })
})

test('another room is proposed with the no: it is chosen already', async () => {
  await drawScreen(desk, address, { language: 'en', width: 1440, answers: read('answered', [aRoom]) })
  await press(t('decideRoom'))
  await expectShown([t('insteadRoom', { room: 'Deluxe Double' })])
  await press(insteadEn.propose)
  await expectShown([insteadEn.proposeTitle, 'Deluxe Double'])
})

test.each(drawnLanguages('another room of the hotel'))(
  'another room is proposed by that name, not as a no (%s)',
  async (language) => {
    const said = translator(language, words)
    const more = translator(language, { en: detailsEn, fa: detailsFa })
    await drawScreen(desk, address, { language, width: 390, answers: read('answered', [aRoom]) })
    const buttons = page.getByRole('button', { name: said('decideRoom'), exact: true })
    await expect.poll(() => buttons.elements()).toHaveLength(2)
    for (const button of buttons.elements()) expect(button.querySelector('.lucide-x')).toBe(null)
    expect(page.getByRole('button', { name: more('reject'), exact: true }).elements()).toEqual([])
    await buttons.last().click()
    await expect
      .element(page.getByRole('dialog', { name: more('proposeRoomTitle', { number: 'R-10482' }), exact: false }))
      .toBeVisible()
  },
)

const price = (language: Language) =>
  translator(language, words)('perNight', { price: showPrice(language, 9_600, 'EUR') })
const said = [
  ['yes', aYes, 'nextYes'],
  ['no', aNo, 'nextNo'],
  ['another price', aPrice, 'nextPrice'],
  ['another room', aRoom, 'nextRoom'],
] as const

describe.each(drawnLanguages('what the hotel said, over the page'))('over the page, in %s', (language) => {
  const more = translator(language, { en: detailsEn, fa: detailsFa })
  test.each(said)('stands what the hotel said: %s', async (_, answer, word) => {
    await drawScreen(desk, address, { language, width: 390, answers: read('answered', [answer]) })
    const next = page.getByRole('region', { name: more('whatNext') })
    await expect.element(next.getByText(more(word, { price: price(language), room: 'Deluxe Double' }))).toBeVisible()
  })
})

test('a later answer is there at once, and takes the place of the earlier one', async () => {
  const before = asked(aLink('answered', [aNo]))
  const after = { ...asked(aLink('answered', [{ ...aYes, number: 2 }, aNo])), version: 3 }
  const answers = [inTurn(answerTo(readDeskRequest, before), answerTo(readDeskRequest, after)), ...around]
  await drawScreen(desk, address, { language: 'en', width: 1440, answers })
  await expectShown([t('decideNo')])
  tell({ what: 'request', id: '10482' })
  await expectShown([t('decideYes'), 'GC-7781'])
})

const drawn = (question: Parameters<typeof asked>[0], changes: Parameters<typeof asked>[1] = {}) =>
  drawScreen(desk, address, {
    language: 'en',
    width: 1440,
    answers: [answerTo(readDeskRequest, asked(question, changes)), ...around],
  })
const called = { ...aLink('open'), how: 'phone', link: null } as const
const accepted = { state: 'PaymentPending', turn: 'agency' } as const

test.each([
  ['whose time is over', aLink('expired')],
  ['that was asked by telephone', called],
])('a question %s can be taken back, so that the hotel is asked anew', async (_, question) => {
  await drawn(question)
  await expectShown([t('title'), t('withdraw')])
})

test.each([
  ['whose time is over', aLink('expired')],
  ['that was asked by telephone', called],
])('a question %s stays once we have accepted', async (_, question) => {
  await drawn(question, accepted)
  await expectShown([details('timeline')])
  expect(page.getByRole('button', { name: t('withdraw') }).elements()).toEqual([])
})

test('without a link there is no card once we have accepted: whoever was called is in the timeline', async () => {
  await drawn(called, accepted)
  await expectShown([details('timeline')])
  expect(page.getByRole('heading', { name: t('title') }).elements()).toEqual([])
})

test('a number that came by itself stands with the answer, which is no earlier one', async () => {
  const later = anAnswer({ says: 'number', number: 2, confirmationNumber: 'GC-1' })
  await drawn(aLink('used', [later, { ...aYes, isUsed: true }]), accepted)
  await expectShown([t('yes'), `${t('hotelNumber')} GC-1`])
  expect(page.getByRole('button', { name: t('moreAnswers'), exact: false }).elements()).toEqual([])
})
