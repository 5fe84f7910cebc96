import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { askHotel } from '@sarai/wire/desk/requests/answers.ts'
import { readDeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { answerTo, lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/requests/details/messages.en.ts'
import { fa } from '#features/requests/details/messages.fa.ts'
import { aDeskRequest, somebodyAtWork } from '#features/requests/testing/some-requests.ts'
import { desk } from '#testing/desk.ts'

const fresh = aDeskRequest({
  state: 'New',
  turn: 'desk',
  version: 1,
  submittedAt: new Date(Date.now() - 3_600_000).toISOString(),
  actions: [
    { action: 'ask-hotel', why: null },
    { action: 'accept', why: null },
    { action: 'reject', why: null },
  ],
})
const around = [answerTo(readDeskRequest, fresh), somebodyAtWork]

describeScreen('asking the hotel', {
  app: desk,
  address: '/requests/10482',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => page.getByRole('button', { name: t('ask-hotelNote'), exact: false }).click()
    const ask = async () => {
      await open()
      await fill({ [t('whom')]: 'Elif at the front office' })
      await press(t('askNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(askHotel), ...around],
        act: open,
        shows: [
          t('askTitle', { number: 'R-10482' }),
          t('link'),
          t('linkNote'),
          t('whom'),
          t('whomHint'),
          t('phone'),
          t('email'),
          t('message'),
          t('askedOn'),
          t('askedHint'),
        ],
      },
      empty: {
        answers: [silenceTo(askHotel), ...around],
        act: async () => {
          await open()
          await press(t('askNow'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: [refusalOf(askHotel, 409, 'STATE_CHANGED'), ...around],
        act: ask,
        shows: [problem('STATE_CHANGED'), 'Elif at the front office'],
      },
      failing: { answers: [lossOf(askHotel), ...around], act: ask, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: [silenceTo(askHotel), ...around], act: ask, shows: [t('askTitle', { number: 'R-10482' })] },
    }
  },
})

const inEnglish = translator('en', { en, fa })

async function sentBy(changes: Record<string, string>, request = fresh) {
  const { asked } = await drawScreen(desk, '/requests/10482', {
    language: 'en',
    width: 1440,
    answers: [answerTo(askHotel, { version: 2 }), answerTo(readDeskRequest, request), somebodyAtWork],
  })
  await page.getByRole('button', { name: inEnglish('ask-hotel'), exact: false }).click()
  await fill({ [inEnglish('whom')]: 'Elif', ...changes })
  await press(inEnglish('askNow'))
  const sent = () => asked.find(({ url }) => url.endsWith('/ask'))
  await expect.poll(sent).toBeDefined()
  return sent()!.json() as Promise<{ askedAt?: string }>
}

test('whoever leaves the time alone asked just now', async () => {
  expect(await sentBy({})).toEqual({ whom: 'Elif', how: 'phone', version: 1 })
})

test('whoever notes it later says when it was, by the clock of Tehran', async () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tehran' }).format(yesterday)
  const submitted = { ...fresh, submittedAt: new Date(Date.now() - 72 * 3_600_000).toISOString() }
  const { askedAt } = await sentBy({ [inEnglish('askedOn')]: day, [inEnglish('askedTime')]: '10:30' }, submitted)
  expect(askedAt).toBe(`${day}T07:00:00.000Z`)
})

const contact = {
  version: 2,
  name: 'Elif Demir',
  email: 'res@galata.example',
  language: 'tr',
  telephone: '+90 212 555 01 07',
} as const
const known = aDeskRequest({ ...fresh, hotelContact: contact })
const aroundKnown = [answerTo(readDeskRequest, known), somebodyAtWork]

describeScreen('asking the hotel by a link', {
  app: desk,
  address: '/requests/10482',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => page.getByRole('button', { name: t('ask-hotelNote'), exact: false }).click()
    const ask = async () => {
      await open()
      await press(t('linkNow'))
    }
    return {
      loaded: {
        answers: [silenceTo(askHotel), ...aroundKnown],
        act: open,
        shows: [
          t('link'),
          t('linkNote'),
          contact.name,
          t('linkEmail'),
          contact.email,
          t('linkLanguage'),
          t('turkish'),
          t('linkPhone'),
          t('linkPhoneHint'),
          contact.telephone,
          t('linkWishes'),
          t('linkWishesHint'),
          known.description,
          t('linkShows'),
          t('linkNow'),
        ],
      },
      empty: {
        answers: [silenceTo(askHotel), ...around],
        act: async () => {
          await open()
          await page.getByText(t('linkNote')).click()
          await press(t('linkNow'))
        },
        shows: [form('wrongRequired'), t('linkShows')],
      },
      refused: {
        answers: [refusalOf(askHotel, 409, 'HOTEL_ALREADY_ASKED'), ...aroundKnown],
        act: ask,
        shows: [problem('HOTEL_ALREADY_ASKED'), contact.email],
      },
      failing: { answers: [lossOf(askHotel), ...aroundKnown], act: ask, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: [silenceTo(askHotel), ...aroundKnown], act: ask, shows: [t('linkShows')] },
    }
  },
})

async function askedWith(request: typeof known, act: () => Promise<unknown>) {
  const { asked } = await drawScreen(desk, '/requests/10482', {
    language: 'en',
    width: 1440,
    answers: [answerTo(askHotel, { version: 2 }), answerTo(readDeskRequest, request), somebodyAtWork],
  })
  await page.getByRole('button', { name: inEnglish('ask-hotel'), exact: false }).click()
  await act()
  const sent = () => asked.find(({ url }) => url.endsWith('/ask'))
  await expect.poll(sent).toBeDefined()
  return sent()!.json() as Promise<unknown>
}

test('the link goes to the contact of the hotel, in its language, with the wishes as they were put', async () => {
  const sent = await askedWith(known, async () => {
    await fill({ [inEnglish('linkWishes')]: 'Yüksek kat, lütfen.' })
    await press(inEnglish('linkNow'))
  })
  expect(sent).toEqual({
    how: 'link',
    whom: contact.name,
    email: contact.email,
    language: 'tr',
    phone: contact.telephone,
    wishes: 'Yüksek kat, lütfen.',
    version: 1,
  })
  await expect.element(page.getByText(inEnglish('linkDone', { number: 'R-10482' }))).toBeVisible()
})

test('whoever has called notes it, and nothing of the link goes along', async () => {
  const sent = await askedWith(known, async () => {
    await page.getByText(inEnglish('phone'), { exact: true }).click()
    await press(inEnglish('askNow'))
  })
  expect(sent).toEqual({ how: 'phone', whom: contact.name, version: 1 })
})

test('a hotel with an address and no name is asked at its reservations', async () => {
  const nameless = { ...known, hotelContact: { ...contact, name: '' } }
  expect(await askedWith(nameless, () => press(inEnglish('linkNow')))).toMatchObject({ whom: 'Reservations' })
})
