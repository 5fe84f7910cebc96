import type { Words } from '@sarai/locale/message.ts'

/** The words of fields, pickers and tables: what the kit itself says, never what a field is about. */
export const en = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on',
  ruleMet: 'done',
  ruleNotMet: 'still missing',
  choose: 'Choose…',
  problemCount: { one: 'There is # problem', other: 'There are # problems' },
  problemOf: '{field}: {problem}',

  datePlaceholder: 'YYYY-MM-DD',
  openCalendar: 'Open the calendar',
  calendarTitle: 'Choose a date',
  rangeTitle: 'Choose the dates',
  chooseStart: 'Choose the first day',
  chooseEnd: 'Now choose the last day',
  gregorian: 'Gregorian',
  jalali: 'Jalali',
  calendarKind: 'Calendar',
  today: 'Today',
  close: 'Close',
  month: 'Month',
  year: 'Year',
  dateFormat: 'Date is not in correct format!',
  dateMin: 'Not before {date}',
  dateMax: 'Not after {date}',

  typeMore: { one: 'Type at least # letter', other: 'Type at least # letters' },
  searching: 'Searching…',
  noResult: 'No result was found',
  searchFailed: 'The search did not work. Type again to retry.',
  showList: 'Show the list',

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
