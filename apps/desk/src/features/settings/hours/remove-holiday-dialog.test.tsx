import { readAnswerHours, removeHoliday } from '@sarai/wire/desk/house-rules.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showLongDate } from '@sarai/locale/date/date-display.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { hours, nowruz } from '#testing/the-house.ts'

const answering = (answer: Answer) => [answerTo(readAnswerHours, hours), answer]

describeScreen('removing a holiday', {
  app: desk,
  address: '/settings?tab=hours',
  words: { en, fa },
  states: (t, { language, form, problem }) => {
    const name = language === 'fa' ? nowruz.nameFa : nowruz.nameEn
    const text = t('removeHolidayText', { day: showLongDate(language, calendarDay(nowruz.day)) })
    const open = () => press(t('removeHoliday', { name }))
    const send = async () => {
      await open()
      await press(t('removeHolidayConfirm'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(removeHoliday)),
        act: open,
        shows: [t('removeHolidayTitle', { name }), text, t('removeHolidayConfirm')],
      },
      refused: {
        answers: answering(refusalOf(removeHoliday, 409, 'STATE_CHANGED')),
        act: send,
        shows: [problem('STATE_CHANGED')],
      },
      failing: { answers: answering(lossOf(removeHoliday)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(removeHoliday)), act: send, shows: [text] },
    }
  },
})
