import { test } from 'vitest'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { addCommission, listCommissions } from '@sarai/wire/desk/commissions.ts'
import { listHotels } from '@sarai/wire/desk/hotels.ts'
import { listCurrencies, readHouse } from '@sarai/wire/desk/settings.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarOf, dateToType } from '@sarai/locale/date/date-display.ts'
import { answerTo, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { drawnLanguages } from '@sarai/frame/testing/drawn-languages.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { choose, fill, press } from '@sarai/frame/testing/hands.ts'
import { expectShown } from '@sarai/frame/testing/look-over.ts'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'
import { inGalata } from '#features/commissions/testing/in-galata.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'
import { euro, house } from '#testing/the-house.ts'

const { hotel } = inGalata
const found = { ...hotel, picture: null, pictures: 0, packages: 1, editedAt: '2026-11-10T06:12:00Z' }
const answering = (answer: Answer) => [
  answerTo(listAgencyGroups, [gold]),
  answerTo(listCommissions, { rows: [inGalata], total: 1, next: null }),
  answerTo(listCurrencies, [euro]),
  answerTo(readHouse, house),
  answerTo(listHotels, { rows: [found], total: 1, next: null }),
  answer,
]
const screen = { app: desk, address: '/commissions', words: { en, fa } } as const

describeScreen('a new commission', {
  ...screen,
  states: (t, { language, form, problem }) => {
    const open = () => press(t('add'))
    const send = async () => {
      await open()
      await choose(t('hotel'), language === 'fa' ? hotel.nameFa : hotel.nameEn)
      await fill({ [t('firstNight')]: '2098-12-01', [t('lastNight')]: '2098-12-10', [t('amount')]: '15' })
      await press(t('add'))
    }
    const note = t('addNote', { group: language === 'fa' ? gold.nameFa : gold.nameEn })
    const terms = [t('firstNight'), t('lastNight'), t('amountHint'), t('extraAmount'), t('extraHint')]
    const overlap = { first: '2098-12-01', last: '2098-12-20' }
    return {
      loaded: {
        answers: answering(silenceTo(addCommission)),
        act: open,
        shows: [note, t('hotel'), t('hotelHint'), ...terms, t('currency'), t('currencyHint')],
      },
      empty: {
        answers: answering(silenceTo(addCommission)),
        act: async () => {
          await open()
          await press(t('add'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: answering(
          refusalOf(addCommission, 400, 'COMMISSION_OVERLAP', { values: overlap, fields: ['firstNight'] }),
        ),
        act: send,
        shows: [problem('COMMISSION_OVERLAP', overlap)],
      },
      failing: { answers: answering(lossOf(addCommission)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: answering(silenceTo(addCommission)), act: send, shows: [note] },
    }
  },
})

describeView('a commission is changed with its hotel named and its terms filled in', {
  ...screen,
  shown: (t, { language }) => {
    const name = language === 'fa' ? hotel.nameFa : hotel.nameEn
    const typed = (day: string) => dateToType(calendarDay(day), calendarOf(language))
    return {
      answers: answering(silenceTo(addCommission)),
      act: () => press(t('editOf', { hotel: name })),
      shows: [t('edit'), name, typed(inGalata.firstNight), typed(inGalata.lastNight), t('amountHint'), t('save')],
    }
  },
})

test.each(drawnLanguages('a commission of nothing'))(
  'a commission of nothing or less is refused with the reason, at its own field (%s)',
  async (language) => {
    const t = translator(language, { en, fa })
    const { form } = commonWords(language)
    const answers = answering(silenceTo(addCommission))
    await drawScreen(desk, '/commissions', { language, width: 1440, answers })
    await press(t('add'))
    await choose(t('hotel'), language === 'fa' ? hotel.nameFa : hotel.nameEn)
    await fill({ [t('firstNight')]: '2098-12-01', [t('lastNight')]: '2098-12-10' })
    await fill({ [t('amount')]: '0', [t('extraAmount')]: '-5' })
    await press(t('add'))
    await expectShown([form('wrongZero'), form('wrongBelowZero')])
    await fill({ [t('amount')]: '1.200', [t('extraAmount')]: '0' })
    await expectShown([form('wrongAmount'), form('wrongZero')])
  },
)
