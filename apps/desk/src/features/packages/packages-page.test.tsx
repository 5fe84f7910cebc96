import { listPackages, type PackageRow } from '@sarai/wire/desk/packages.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { answerTo, failureOf, refusalOf, silenceTo, type Answer } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { showDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { en } from '#features/packages/messages.en.ts'
import { fa } from '#features/packages/messages.fa.ts'
import { autumn, oneGroup } from '#features/packages/testing/a-package.ts'
import { desk } from '#testing/desk.ts'

const { hotelsOnSale: _, rooms: __, hasPrices: ___, ...row } = autumn
const forAll: PackageRow = { ...row, id: 4, groups: [] }
const answering = (packages: Answer) => [packages, oneGroup]

describeScreen('the packages', {
  app: desk,
  address: '/packages',
  words: { en, fa },
  states: (t, { kit, frame, problem, language }) => ({
    loaded: {
      answers: answering(answerTo(listPackages, { rows: [row, forAll], total: 2, next: null })),
      shows: [
        t('newPackage'),
        t('tabAll'),
        t('tabPublished'),
        t('tabDrafts'),
        t('tabWithdrawn'),
        frame('search'),
        t('searchHint'),
        row.titleEn,
        row.titleFa,
        t('draft'),
        showDateRange(language, calendarDay('2026-10-01'), calendarDay('2026-12-20')),
        t('groups'),
        language === 'fa' ? 'همکاران طلایی' : 'Gold partners',
        t('everybody'),
        t('currency'),
        currencyName(language, 'EUR'),
        t('hotels'),
        showNumber(language, 6),
        t('lastEdited'),
        showShortDateTime(language, Date.parse(row.editedAt)),
      ],
      showsWide: [t('status'), t('availableDates')],
    },
    empty: {
      answers: answering(answerTo(listPackages, { rows: [], total: 0, next: null })),
      shows: [t('noPackagesTitle'), t('noPackagesText')],
    },
    failing: { answers: answering(failureOf(listPackages)), shows: [kit('loadFailed'), kit('retry')] },
    refused: { answers: answering(refusalOf(listPackages, 403, 'FORBIDDEN')), shows: [problem('FORBIDDEN')] },
    slow: { answers: answering(silenceTo(listPackages)), shows: [t('newPackage'), kit('loading')] },
  }),
})
