import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { findAgenciesByName, listCommissions, readAgencyCommissions } from '@sarai/wire/desk/commissions.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { choose, press } from '@sarai/frame/testing/hands.ts'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const { code, nameEn, nameFa } = gold
const agency = { id: 7, name: 'Parvaz Asia', group: { code, nameEn, nameFa } }
const promoted = {
  HotelName: 'Galata Palace',
  HotelGrade: 4,
  Commission: 1_500,
  ExtraCommission: null,
  Currency: 'EUR',
  CurrencySign: '€',
}
const period = { FromDate: '2026-12-01', ToDate: '2026-12-20', PromotedHotels: [promoted], HasMoreHotels: false }
const commissions = { Title: nameEn, AgencyGroupCommissionHotels: [period], HasMorePeriods: false }

const answering = (answer: Answer) => [
  answerTo(listAgencyGroups, [gold]),
  answerTo(listCommissions, { rows: [], total: 0, next: null }),
  answerTo(findAgenciesByName, [agency]),
  answer,
]

const screen = { app: desk, address: '/commissions', words: { en, fa } } as const

describeScreen('what an agency sees', {
  ...screen,
  states: (t, { language, kit, problem }) => {
    const open = () => press(t('seen'))
    const look = async () => {
      await open()
      await choose(t('agency'), agency.name)
    }
    const money = { minor: BigInt(promoted.Commission), currency: promoted.Currency as Currency }
    return {
      loaded: {
        answers: answering(answerTo(readAgencyCommissions, { agency, commissions })),
        act: look,
        shows: [
          t('seen'),
          t('ofGroup', { group: language === 'fa' ? nameFa : nameEn }),
          promoted.HotelName,
          showMoney(language, money),
        ],
      },
      empty: {
        answers: answering(silenceTo(readAgencyCommissions)),
        act: open,
        shows: [
          t('seenNote'),
          t('agencyHint'),
          t('from'),
          t('until'),
          t('rangeHint'),
          t('chooseTitle'),
          t('chooseText'),
        ],
      },
      failing: {
        answers: answering(failureOf(readAgencyCommissions)),
        act: look,
        shows: [kit('loadFailed'), kit('retry')],
      },
      refused: {
        answers: answering(refusalOf(readAgencyCommissions, 404, 'NOT_FOUND')),
        act: look,
        shows: [problem('NOT_FOUND')],
      },
      slow: { answers: answering(silenceTo(readAgencyCommissions)), act: look, shows: [t('seenNote'), kit('loading')] },
    }
  },
})

const nothing = { ...commissions, AgencyGroupCommissionHotels: [] }

describeView('what an agency without commissions sees', {
  ...screen,
  shown: (t) => ({
    answers: answering(answerTo(readAgencyCommissions, { agency, commissions: nothing })),
    act: async () => {
      await press(t('seen'))
      await choose(t('agency'), agency.name)
    },
    shows: [t('noneSeenTitle'), t('noneSeenText')],
  }),
})

describeView('what an agency in no group sees', {
  ...screen,
  shown: (t) => ({
    answers: answering(answerTo(readAgencyCommissions, { agency: { ...agency, group: null }, commissions: nothing })),
    act: async () => {
      await press(t('seen'))
      await choose(t('agency'), agency.name)
    },
    shows: [t('noGroup'), t('noGroupText')],
  }),
})
