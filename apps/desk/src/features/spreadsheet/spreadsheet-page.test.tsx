import { listPriceChanges, readPriceSheets, type PriceImport } from '@sarai/wire/desk/price-sheets.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { answerTo, failureOf, silenceTo } from '@sarai/frame/testing/answers.ts'
import { describeScreen } from '@sarai/frame/testing/describe-screen.ts'
import { showFullDateRange, showShortDateTime } from '@sarai/locale/date/date-display.ts'
import { currencyName } from '@sarai/locale/number/currencies.ts'
import { en } from '#features/spreadsheet/messages.en.ts'
import { fa } from '#features/spreadsheet/messages.fa.ts'
import { dearer, newContact, ready, sheets } from '#features/spreadsheet/testing/an-import.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { desk } from '#testing/desk.ts'

const refused: PriceImport = {
  ...ready,
  state: 'refused',
  faults: [
    { sheet: 'period', row: 7, column: 'F', fault: 'amount', found: 'ask the hotel' },
    { sheet: 'contact', row: 2, column: 'D', fault: 'email', found: 'pera' },
    { sheet: 'contact', row: 3, column: 'E', fault: 'language', found: 'fa' },
    { sheet: 'contact', row: 4, column: 'F', fault: 'phone', found: 'ask Elif' },
  ],
  faultCount: 6,
  conflicts: [
    { what: 'room', how: 'changed', hotelEn: 'Pera Palace', hotelFa: 'پرا پالاس', roomEn: null, roomFa: null },
    { what: 'contact', how: 'changed', hotelEn: 'Pera Palace', hotelFa: 'پرا پالاس', roomEn: null, roomFa: null },
  ],
  conflictCount: 2,
}

describeScreen('prices as a spreadsheet', {
  app: desk,
  address: '/packages/3/spreadsheet',
  words: { en, fa },
  states: (t, { kit, language }) => {
    const inLanguage = (english: string, persian: string) => (language === 'fa' ? persian : english)
    const when = showShortDateTime(language, Date.parse(ready.uploadedAt))
    const nights = showFullDateRange(language, calendarDay('2026-10-10'), calendarDay('2026-10-31'))
    return {
      loaded: {
        answers: [sheets(ready), answerTo(listPriceChanges, { rows: [dearer, newContact], next: null })],
        shows: [
          t('back'),
          inLanguage('Istanbul in autumn', 'استانبول در پاییز'),
          t('export'),
          t('differences', { count: 2 }),
          t('differencesText'),
          t('handedIn', { who: ready.uploadedBy, when }),
          t('apply'),
          t('discard'),
          t('all'),
          t('added'),
          t('changed'),
          t('removed'),
          inLanguage('Pera Palace', 'پرا پالاس'),
          inLanguage('Deluxe double', 'دبل دلوکس'),
          t('what'),
          t('period'),
          t('nights'),
          nights,
          t('contact'),
          `${t('contactEmail')} — reservations@pera.example`,
          `${t('contactLanguage')} en tr`,
          `${t('price')} ${showPrice(language, 15_500, 'EUR')} ${showPrice(language, 16_000, 'EUR')}`,
        ],
        showsWide: [t('where'), t('difference')],
      },
      empty: {
        answers: [sheets(null)],
        shows: [t('stepsTitle'), t('step1'), t('step2'), t('step3'), t('dropTitle'), t('choose'), t('dropText')],
      },
      failing: { answers: [failureOf(readPriceSheets)], shows: [t('title'), kit('loadFailed'), kit('retry')] },
      refused: {
        answers: [sheets(refused)],
        shows: [
          t('conflicts'),
          t('conflictsText'),
          `${inLanguage('Pera Palace', 'پرا پالاس')} · ${t('everyRoom')} · ${t('room')}: ${t('changed')}`,
          t('refused'),
          `${t('faultCount', { count: 6 })}. ${t('refusedText')}`,
          t('sheetContact'),
          t('faultEmail'),
          t('faultLanguage'),
          t('faultPhone'),
          t('sheetPeriod'),
          `${t('row', { row: 7 })} · ${t('column', { column: 'F' })}`,
          t('faultAmount', { currency: currencyName(language, 'EUR') }),
          t('found'),
          'ask the hotel',
          t('moreFaults', { count: 2 }),
        ],
        showsWide: [`${t('sheet')} ${t('cell')} ${t('problem')} ${t('found')}`],
      },
      slow: { answers: [silenceTo(readPriceSheets)], shows: [kit('loading')] },
    }
  },
})
