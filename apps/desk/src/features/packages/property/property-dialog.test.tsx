import { editProperty } from '@sarai/wire/desk/properties.ts'
import { lossOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, pera } from '#features/packages/testing/a-package.ts'
import { atProperty } from '#features/packages/testing/a-property.ts'
import { desk } from '#testing/desk.ts'

const dates = { since: autumn.availableFrom, until: autumn.availableUntil }

describeScreen('editing a hotel in a package', {
  app: desk,
  address: '/packages/3/properties/31',
  words: { en, fa },
  states: (t, { form, problem, language }) => {
    const open = () => press(t('edit'))
    const send = async () => {
      await open()
      await press(t('save'))
    }
    return {
      loaded: {
        answers: atProperty(silenceTo(editProperty)),
        act: open,
        shows: [
          t('editHotel'),
          language === 'fa' ? pera.nameFa : pera.nameEn,
          t('board'),
          boardName(language, 'HB'),
          t('availableFrom'),
          t('availableUntil'),
          t('onSaleSwitch'),
          t('onSaleHint'),
          t('save'),
        ],
      },
      empty: {
        answers: atProperty(silenceTo(editProperty)),
        act: async () => {
          await open()
          await fill({ [t('availableFrom')]: '' })
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atProperty(
          refusalOf(editProperty, 400, 'OUTSIDE_PACKAGE_DATES', { values: dates, fields: ['availableFrom'] }),
        ),
        act: send,
        shows: [problem('OUTSIDE_PACKAGE_DATES', dates)],
      },
      failing: { answers: atProperty(lossOf(editProperty)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: atProperty(silenceTo(editProperty)), act: send, shows: [t('save')] },
    }
  },
})
