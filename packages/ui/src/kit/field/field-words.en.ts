import type { Words } from '@sarai/locale/message.ts'

/** The words of fields, pickers and tables: what the kit itself says, never what a field is about. */
export const en = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on',
  ruleMet: 'done',
  ruleNotMet: 'still missing',
  lengthFull: {
    one: 'At most # character fits here',
    other: 'At most # characters fit here: check that nothing is missing at the end',
  },
  choose: 'Choose…',

  datePlaceholder: 'e.g. 20 Dec',
  openCalendar: 'Open the calendar',
  calendarTitle: 'Choose a date',
  rangeTitle: 'Choose the dates',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Now choose the last day',
  gregorian: 'Gregorian',
  jalali: 'Jalali',
  calendarKind: 'Calendar',
  today: 'Today',
  dayToday: 'Today, {day}',
  dayChosen: '{day}, chosen',
  close: 'Close',
  month: 'Month',
  year: 'Year',
  dateFormat: 'Date is not in correct format! Write it as 2026-12-20 or 20 Dec.',
  /** Of the past, as it stands in the passport, and in the other calendar. */
  birthDateFormat: 'Date is not in correct format! Write it as 1992-04-17 or 1371/01/28.',
  monthDays: { one: '{month} has only # day.', other: '{month} has only # days.' },
  timePlaceholder: 'e.g. 09:45',
  timeFormat: 'Time is not in correct format! Write it as 09:45.',
  dateMin: 'Not before {date}',
  dateMax: 'Not after {date}',

  typeMore: { one: 'Type at least # letter', other: 'Type at least # letters' },
  /** Stands in the empty field, which may be half as wide as a phone. */
  fromLetters: { one: '# letter or more', other: '# letters or more' },
  searching: 'Searching…',
  noResult: 'No result was found',
  searchFailed: 'The search did not work. Type again to retry.',
  notChosen: '“{typed}” is not chosen yet. Choose one from the list, or empty the field.',
  notFound: 'Nothing was found for “{typed}”. Write it differently, or empty the field.',
  notChosenRequired: '“{typed}” is not chosen yet. Choose one from the list.',
  notFoundRequired: 'Nothing was found for “{typed}”. Write it differently.',
  showList: 'Show the list',
  chosenOf: '{field}: chosen',
  chosenMost: { one: 'You have chosen #, and that is the most', other: 'You have chosen #, and that is the most' },
  takeAway: 'Remove {name}',

  stepOf: 'Step {step} of {total}',
  stepNext: 'next: {name}',
  stepDone: 'done',
  steps: 'Steps',

  loading: 'Loading…',
  pageOf: '{from}–{to} of {total}',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  sortBy: 'Sort by {column}',

  stars: { one: '# star', other: '# stars' },
  noStars: 'No stars',
} as const satisfies Words
