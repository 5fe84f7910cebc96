import type { Plugin } from 'vite'

/**
 * React Aria speaks 34 languages, none of them Persian. This keeps its English, adds Persian and drops the rest.
 * The words are only heard by screen readers: every visible text is our own.
 */
const persian: Record<string, string> = {
  calendar: `{
    previous: 'قبلی', next: 'بعدی',
    selectedDateDescription: (a) => 'تاریخ انتخاب‌شده: ' + a.date,
    selectedRangeDescription: (a) => 'بازه انتخاب‌شده: ' + a.dateRange,
    todayDate: (a) => 'امروز، ' + a.date,
    todayDateSelected: (a) => 'امروز، ' + a.date + '، انتخاب شده',
    dateSelected: (a) => a.date + '، انتخاب شده',
    startRangeSelectionPrompt: 'برای شروع انتخاب بازه کلیک کنید',
    finishRangeSelectionPrompt: 'برای پایان انتخاب بازه کلیک کنید',
    minimumDate: 'اولین تاریخ در دسترس', maximumDate: 'آخرین تاریخ در دسترس',
    dateRange: (a) => a.startDate + ' تا ' + a.endDate,
  }`,
  datepicker: `{
    era: 'دوره', year: 'سال', month: 'ماه', day: 'روز', hour: 'ساعت', minute: 'دقیقه', second: 'ثانیه',
    dayPeriod: 'ق.ظ/ب.ظ', calendar: 'تقویم', startDate: 'تاریخ شروع', endDate: 'تاریخ پایان', weekday: 'روز هفته',
    timeZoneName: 'منطقه زمانی',
    selectedDateDescription: (a) => 'تاریخ انتخاب‌شده: ' + a.date,
    selectedRangeDescription: (a) => 'بازه انتخاب‌شده: ' + a.startDate + ' تا ' + a.endDate,
    selectedTimeDescription: (a) => 'زمان انتخاب‌شده: ' + a.time,
  }`,
  combobox: `{
    focusAnnouncement: (a) => (a.isGroupChange ? 'گروه ' + a.groupTitle + '، ' : '') + a.optionText + (a.isSelected ? '، انتخاب شده' : ''),
    countAnnouncement: (a, f) => f.number(a.optionCount) + ' گزینه',
    selectedAnnouncement: (a) => a.optionText + '، انتخاب شده',
    buttonLabel: 'نمایش پیشنهادها', listboxLabel: 'پیشنهادها',
  }`,
  overlays: `{ dismiss: 'بستن' }`,
  spinbutton: `{ Empty: 'خالی' }`,
}

const dictionaryFile = /react-aria(?:-components)?\/dist\/private\/(?:\w+\/)?intlStrings\.mjs$/

/** The file that gathers all languages of one package becomes one of two. */
function keepEnglishAddPersian(code: string, id: string) {
  if (!dictionaryFile.test(id.split('?')[0] ?? '')) return null
  const english = /from "([^"]*en-US\.mjs)"/.exec(code)?.[1]
  if (!english) throw new Error(`React Aria keeps its words in another way now: ${id}`)
  const name = /intl\/(\w+)\/en-US/.exec(english)?.[1] ?? ''
  return {
    code: `import en from ${JSON.stringify(english)}
export default { 'en-US': en, 'fa-IR': Object.assign({}, en, ${persian[name] ?? '{}'}) }`,
    map: null,
  }
}

export function racPersian(): Plugin {
  let isBuild = false
  let matched = 0
  return {
    name: 'rac-persian',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(code, id) {
      const replaced = keepEnglishAddPersian(code, id)
      if (replaced !== null) matched += 1
      return replaced
    },
    // Where React Aria has moved its words, nothing else would say so: every language would be back, and no Persian.
    buildEnd(error) {
      if (error === undefined && isBuild && matched === 0) this.error('React Aria has its words elsewhere now')
    },
    // The dev server and Vitest bundle dependencies apart from the plugin chain.
    config: () => ({
      optimizeDeps: {
        rolldownOptions: { plugins: [{ name: 'rac-persian-optimize', transform: keepEnglishAddPersian }] },
      },
    }),
  }
}
