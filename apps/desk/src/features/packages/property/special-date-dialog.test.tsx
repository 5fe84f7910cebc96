import { addSpecialDate, editSpecialDate } from '@sarai/wire/desk/prices.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { press } from '@sarai/frame/testing/hands.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { atProperty, peraInAutumn } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

const [special] = peraInAutumn.specialDates

describeScreen('a special date', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('addSpecial'))
    const change = async () => {
      await press(t('editSpecial'))
      await press(t('save'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(addSpecialDate)),
        act: open,
        shows: [
          t('addSpecial'),
          t('titleEn'),
          t('titleFa'),
          t('firstNight'),
          t('lastNight'),
          t('forRooms'),
          t('allRooms'),
          t('differences'),
          ...([t('partRoom'), t('partExtraBed'), t('partChildWithBed'), t('partChildNoBed')] as const).map(
            (part) => `${part} ${currencyName(language, 'EUR')}`,
          ),
          t('differencesHint'),
          t('save'),
        ],
      },
      empty: {
        answers: atProperty(silenceTo(addSpecialDate)),
        act: async () => {
          await open()
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(refusalOf(editSpecialDate, 409, 'STATE_CHANGED')),
        act: change,
        shows: [t('editSpecial'), special!.titleEn, special!.titleFa, problem('STATE_CHANGED')],
      },
      failing: {
        answers: atProperty(lossOf(editSpecialDate)),
        act: change,
        shows: [form('lostTitle'), form('lostText')],
      },
      slow: { answers: atProperty(silenceTo(editSpecialDate)), act: change, shows: [t('editSpecial')] },
    }
  },
})
