import { addHoliday, editHoliday, readAnswerHours } from '@sarai/wire/desk/house-rules.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, dateToType } from '@sarai/locale/date/date-display.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/settings/messages.en.ts'
import { fa } from '#features/settings/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { hours, nowruz } from '#testing/the-house.ts'

const screen = { app: desk, address: '/settings?tab=hours', words: { en, fa } } as const
const answering = (answer: Answer) => [answerTo(readAnswerHours, hours), answer]

describeScreen('a new holiday', {
  ...screen,
  states: (t, { form, problem }) => {
    const open = () => press(t('addHoliday'))
    const send = async () => {
      await open()
      await fill({ [t('holidayDay')]: '2098-03-21', [t('nameEn')]: 'Nowruz', [t('nameFa')]: 'نوروز' })
      await press(t('addHoliday'))
    }
    return {
      loaded: {
        answers: answering(silenceTo(addHoliday)),
        act: open,
        shows: [t('addHoliday'), t('holidayDialogNote'), t('holidayDay'), t('nameEn'), t('nameFa')],
      },
      empty: {
        answers: answering(silenceTo(addHoliday)),
        act: async () => {
          await open()
          await press(t('addHoliday'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(refusalOf(addHoliday, 400, 'ALREADY_HOLIDAY', { fields: ['day'] })),
        act: send,
        shows: [problem('ALREADY_HOLIDAY')],
      },
      failing: { answers: answering(lossOf(addHoliday)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(addHoliday)), act: send, shows: [t('holidayDialogNote')] },
    }
  },
})

describeView('a holiday is changed with its day in the calendar of the reader', {
  ...screen,
  shown: (t, { language }) => {
    const name = language === 'fa' ? nowruz.nameFa : nowruz.nameEn
    return {
      answers: answering(silenceTo(editHoliday)),
      act: () => press(t('edit', { name })),
      shows: [
        t('edit', { name }),
        dateToType(calendarDay(nowruz.day), calendarOf(language)),
        nowruz.nameEn,
        nowruz.nameFa,
        t('save'),
      ],
    }
  },
})
