import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { createPackage, editPackage, listPackages, readPackage } from '@sarai/wire/desk/packages.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import { listCurrencies, readHouse } from '@sarai/wire/desk/settings.ts'
import {
  answerTo,
  failureOf,
  inTurn,
  lossOf,
  refusalOf,
  silenceTo,
  tell,
  type Answer,
} from '@sarai/frame/testing/answers.ts'
import { commonWords } from '@sarai/frame/testing/common-words.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { drawScreen } from '@sarai/frame/testing/draw-screen.tsx'
import { fill, press, tick } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, someChoices } from '#features/packages/testing/a-package.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'
import { dollar, euro, house } from '#testing/the-house.ts'

const atList = (...answers: Answer[]) => [
  answerTo(listPackages, { rows: [], total: 0, next: null }),
  ...answers,
  ...someChoices,
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
      failing: { answers: atList(failureOf(listAgencyGroups)), act: open, shows: [kit('loadFailed'), kit('retry')] },
      slow: { answers: atList(silenceTo(createPackage)), act: send, shows: [t('make')] },
    }
  },
})

const atPackage = (answer: Answer) => [
  answerTo(readPackage, autumn),
  answerTo(listProperties, { rows: [], total: 0, next: null }),
  ...someChoices,
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

const silver = { ...gold, code: 'silver', nameEn: 'Silver agencies' }
const box = (name: string) => page.getByRole('checkbox', { name })

test('a group that is founded while the form is open can be ticked, and a currency chosen', async () => {
  await drawScreen(desk, '/packages', {
    language: 'en',
    answers: [
      answerTo(listPackages, { rows: [], total: 0, next: null }),
      inTurn(answerTo(listAgencyGroups, [gold]), answerTo(listAgencyGroups, [gold, silver])),
      inTurn(answerTo(listCurrencies, [euro]), answerTo(listCurrencies, [euro, dollar])),
      answerTo(readHouse, house),
    ],
  })
  await press(en.newPackage)
  await expect.element(box(gold.nameEn)).toBeInTheDocument()
  tell({ what: 'commission', id: 'groups' })
  await expect.element(box(silver.nameEn)).toBeInTheDocument()
  tell({ what: 'house', id: 'currencies' })
  await page.getByRole('button', { name: en.currency, exact: false }).click()
  await expect.element(page.getByRole('option', { name: dollar.nameEn, exact: false })).toBeVisible()
})

test('the groups that a colleague changed as well say so', async () => {
  const { form } = commonWords('en')
  const theirs = { ...autumn, version: 6, groups: ['silver'] }
  await drawScreen(desk, '/packages/3', {
    language: 'en',
    answers: [
      inTurn(answerTo(readPackage, autumn), answerTo(readPackage, theirs)),
      answerTo(listAgencyGroups, [gold, silver]),
      ...atPackage(silenceTo(editPackage)),
    ],
  })
  await press(en.edit)
  await tick(gold.nameEn)
  tell({ what: 'package', id: '3' })
  await press(form('newerTake'))
  await expect.element(page.getByText(form('newerField'))).toBeVisible()
})
