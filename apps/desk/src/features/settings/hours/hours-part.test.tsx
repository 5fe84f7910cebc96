import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readAnswerHours, setAnswerHours } from '@sarai/wire/desk/house-rules.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { clockTime } from '@sarai/domain/ground/clock-time.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import { weekdayName } from '@sarai/locale/date/calendar-names.ts'
import { showDeadline, showLongDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { showWorkingTime } from '@sarai/locale/date/duration-display.ts'
import { answerTo, failureOf, inTurn, refusalOf, silenceTo, tell } from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { hours, nowruz } from '#testing/the-house.ts'

const screen = { app: desk, address: '/settings?tab=hours', words: { en, fa } } as const
const theHours = answerTo(readAnswerHours, hours)

/** Closed from yesterday to the day after tomorrow: what is asked now is due at the same time all day. */
const today = todayIn(tehran, Date.now())
const closed = [-1, 0, 1, 2].map((ahead) => ({ ...nowruz, id: ahead + 20, day: addDays(today, ahead) }))
const dueNow = answerDueAt(Date.now(), {
  zone: tehran,
  shifts: hours.shifts.map(({ weekday, opens, closes }) => ({
    weekdays: [weekday],
    opens: clockTime(opens),
    closes: clockTime(closes),
  })),
  holidays: closed.map(({ day }) => day),
  targetMs: 2 * msPerHour,
})

describeScreen('the working hours', {
  ...screen,
  states: (t, { language, kit, problem }) => ({
    loaded: {
      answers: [answerTo(readAnswerHours, { ...hours, holidays: [...closed, nowruz] })],
      shows: [
        t('hoursNote'),
        ...[6, 7, 1, 2, 3, 4, 5].map((weekday) => weekdayName(language, weekday, 'full')),
        t('workingDay'),
        t('freeDay'),
        t('opens'),
        t('closes'),
        t('zone', { zone: hours.zone }),
        t('answerMinutes'),
        t('answerMinutesHint', { time: showWorkingTime(language, 120) }),
        t('dueNow', { when: showDeadline(language, dueNow) }),
        t('holidays'),
        t('holidaysNote'),
        showLongDate(language, calendarDay(nowruz.day)),
        language === 'fa' ? nowruz.nameFa : nowruz.nameEn,
        t('holidayOver'),
        t('addHoliday'),
      ],
    },
    empty: {
      answers: [answerTo(readAnswerHours, { ...hours, holidays: [] })],
      shows: [t('holidaysEmpty'), t('holidaysEmptyText')],
    },
    failing: { answers: [failureOf(readAnswerHours)], shows: [kit('loadFailed'), kit('retry')] },
    refused: {
      answers: [theHours, refusalOf(setAnswerHours, 409, 'STATE_CHANGED')],
      act: async () => {
        await fill({ [t('answerMinutes')]: '90' })
        await press(t('save'))
      },
      shows: [problem('STATE_CHANGED')],
    },
    slow: { answers: [silenceTo(readAnswerHours)], shows: [t('hoursNote'), kit('loading')] },
  }),
})

describeView('a day that closes before it opens', {
  ...screen,
  shown: (t, { form }) => ({
    answers: [theHours],
    act: async () => {
      await fill({ [t('closes')]: '0830' })
      await press(t('save'))
    },
    shows: [form('wrongClosing'), t('dueUnknown')],
  }),
})

describeView('a time to answer that nobody can keep', {
  ...screen,
  shown: (t, { form }) => ({
    answers: [theHours],
    act: async () => {
      await fill({ [t('answerMinutes')]: '14' })
      await press(t('save'))
    },
    shows: [form('wrongAnswerMinutes')],
  }),
})

describeView('a week in which nobody works', {
  ...screen,
  shown: (t, { language, form }) => ({
    answers: [answerTo(readAnswerHours, { ...hours, shifts: hours.shifts.filter(({ weekday }) => weekday === 4) })],
    act: async () => {
      await turn(weekdayName(language, 4, 'full'))
      await press(t('save'))
    },
    shows: [form('wrongWorkingDay')],
  }),
})

const turn = (weekday: string) => page.getByRole('switch', { name: weekday, exact: false }).click({ force: true })

test('a day that becomes a working day starts with the usual hours, and the whole week is sent', async () => {
  const { asked } = await drawScreen(desk, '/settings?tab=hours', {
    language: 'en',
    answers: [theHours, answerTo(setAnswerHours, null)],
  })
  await turn('Friday')
  await turn('Thursday')
  await fill({ [en.closes]: '۱۲۳۰' })
  await press(en.save)
  await expect.poll(() => asked.some(({ method }) => method === 'PUT')).toBe(true)
  const sent = (await asked.find(({ method }) => method === 'PUT')!.json()) as { shifts: { weekday: number }[] }
  expect(sent).toMatchObject({ version: 7, answerMinutes: 120 })
  expect(sent.shifts.map(({ weekday }) => weekday)).toEqual([6, 7, 1, 2, 3, 5])
  expect(sent.shifts.at(-1)).toEqual({ weekday: 5, opens: '09:00', closes: '12:30' })
})

test('what a colleague saved meanwhile is not written over', async () => {
  const { form } = commonWords('en')
  await drawScreen(desk, '/settings?tab=hours', {
    language: 'en',
    answers: [inTurn(theHours, answerTo(readAnswerHours, { ...hours, version: 8, answerMinutes: 60 }))],
  })
  await fill({ [en.answerMinutes]: '90' })
  tell({ what: 'house', id: 'hours' })
  await press(form('newerTake'))
  await expect.element(page.getByText(form('newerField'))).toBeVisible()
  await expect.element(page.getByLabelText(en.answerMinutes, { exact: false })).toHaveValue('90')
})
