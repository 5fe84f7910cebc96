import { createPackage, editPackage, listPackages, readPackage, readPackageChoices } from '@sarai/wire/desk/packages.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import { answerTo, failureOf, lossOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { fill, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, oneGroup, someChoices } from '#features/packages/testing/a-package.ts'
import { desk } from '#testing/desk.ts'

const atList = (...answers: Answer[]) => [
  answerTo(listPackages, { rows: [], total: 0, next: null }),
  ...answers,
  someChoices,
]

describeScreen('making a package', {
  app: desk,
  address: '/packages',
  words: { en, fa },
  states: (t, { kit, form, problem, language }) => {
    const open = () => press(t('newPackage'))
    const send = async () => {
      await open()
      await fill({ [t('titleEn')]: autumn.titleEn, [t('titleFa')]: autumn.titleFa })
      await fill({ [t('availableFrom')]: autumn.availableFrom, [t('availableUntil')]: autumn.availableUntil })
      await press(t('make'))
    }
    return {
      loaded: {
        answers: atList(silenceTo(createPackage)),
        act: open,
        shows: [
          t('newPackage'),
          t('newPackageNote'),
          t('titleEn'),
          t('titleFa'),
          t('availableFrom'),
          t('availableUntil'),
          t('currencyHint'),
          t('groups'),
          language === 'fa' ? 'همکاران طلایی' : 'Gold partners',
          t('groupsNone'),
          t('make'),
        ],
      },
      empty: {
        answers: atList(silenceTo(createPackage)),
        act: async () => {
          await open()
          await press(t('make'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atList(refusalOf(createPackage, 400, 'VALIDATION_FAILED', { fields: ['currency'] })),
        act: send,
        shows: [problem('VALIDATION_FAILED')],
      },
      // Without the groups it would offer a package for everybody.
      failing: { answers: atList(failureOf(readPackageChoices)), act: open, shows: [kit('loadFailed'), kit('retry')] },
      slow: { answers: atList(silenceTo(createPackage)), act: send, shows: [t('make')] },
    }
  },
})

const atPackage = (answer: Answer) => [
  answerTo(readPackage, autumn),
  answerTo(listProperties, { rows: [], total: 0, next: null }),
  oneGroup,
  someChoices,
  answer,
]
const stranded = { hotels: 'Pera Palace' }

describeScreen('editing a package', {
  app: desk,
  address: '/packages/3',
  words: { en, fa },
  states: (t, { form, problem }) => {
    const open = () => press(t('edit'))
    const send = async () => {
      await open()
      await press(t('save'))
    }
    return {
      loaded: {
        answers: atPackage(silenceTo(editPackage)),
        act: open,
        shows: [t('editPackage'), autumn.titleEn, autumn.titleFa, t('currencyFixed'), t('groupsSome'), t('save')],
      },
      empty: {
        answers: atPackage(silenceTo(editPackage)),
        act: async () => {
          await open()
          await fill({ [t('titleFa')]: '' })
          await press(t('save'))
        },
        shows: [form('wrongRequired')],
      },
      refused: {
        answers: atPackage(
          refusalOf(editPackage, 400, 'HOTELS_OUTSIDE_DATES', { values: stranded, fields: ['availableFrom'] }),
        ),
        act: send,
        shows: [problem('HOTELS_OUTSIDE_DATES', stranded)],
      },
      failing: { answers: atPackage(lossOf(editPackage)), act: send, shows: [form('lostTitle'), form('lostText')] },
      slow: { answers: atPackage(silenceTo(editPackage)), act: send, shows: [t('save')] },
    }
  },
})
