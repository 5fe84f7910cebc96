import { listAgencyGroups } from '@sarai/wire/desk/agency-groups.ts'
import { listCommissions } from '@sarai/wire/desk/commissions.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showMoney, showMoneyDifference } from '@sarai/locale/number/money-display.ts'
import { answerTo, failureOf, refusalOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen, describeView } from '@sarai/frame/testing/describe-screen.ts'
import { en } from '#features/commissions/messages.en.ts'
import { fa } from '#features/commissions/messages.fa.ts'
import { inGalata } from '#features/commissions/testing/in-galata.ts'
import { placeName } from '#shared/place-name.ts'
import { desk } from '#testing/desk.ts'
import { gold } from '#testing/gold-agencies.ts'

const groups = answerTo(listAgencyGroups, [gold])
const nothing = { rows: [], total: 0, next: null }
const screen = { app: desk, address: '/commissions', words: { en, fa } } as const

describeScreen('the commissions', {
  ...screen,
  states: (t, { language, kit, problem }) => {
    const { hotel, firstNight, lastNight } = inGalata
    const named = language === 'fa' ? { hotel: hotel.nameFa } : { hotel: hotel.nameEn }
    const euros = (minor: number) => ({ minor: BigInt(minor), currency: inGalata.currency as Currency })
    const row = [
      hotel.nameEn,
      hotel.nameFa,
      placeName(language, hotel.place),
      showDateRange(language, calendarDay(firstNight), calendarDay(lastNight)),
      t('notSold', { currency: currencyName(language, inGalata.currency) }),
      showMoney(language, euros(inGalata.amount)),
      showMoneyDifference(language, euros(inGalata.extraAmount!)),
    ]
    const steps = [t('seen'), t('groups'), t('add'), t('editOf', named), t('endOf', named)]
    const choices = [t('current'), t('coming'), t('ended'), t('searchHint'), t('group')]
    return {
      loaded: {
        answers: [groups, answerTo(listCommissions, { rows: [inGalata], total: 1, next: null })],
        shows: [t('note'), ...choices, language === 'fa' ? gold.nameFa : gold.nameEn, ...row, ...steps],
        showsWide: [t('place'), t('nights'), t('amount'), t('actions')],
      },
      empty: {
        answers: [groups, answerTo(listCommissions, nothing)],
        shows: [t('currentNoneTitle'), t('currentNoneText'), t('add')],
      },
      failing: { answers: [groups, failureOf(listCommissions)], shows: [kit('loadFailed'), kit('retry')] },
      refused: { answers: [refusalOf(listAgencyGroups, 403, 'FORBIDDEN')], shows: [problem('FORBIDDEN')] },
      slow: { answers: [silenceTo(listAgencyGroups)], shows: [t('note'), kit('loading')] },
    }
  },
})

describeView('whoever has no group yet is led to the first one', {
  ...screen,
  shown: (t) => ({
    answers: [answerTo(listAgencyGroups, [])],
    shows: [t('noGroupsTitle'), t('noGroupsText'), t('newGroup')],
  }),
})
