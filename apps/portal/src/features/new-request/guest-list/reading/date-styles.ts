import type { XmlStep } from '#features/new-request/guest-list/reading/xml-steps.ts'

/** The formats of dates that every program knows by number, those of East Asia among them. */
const isKnownDate = (format: number) =>
  (format >= 14 && format <= 22) || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)

/**
 * The styles by which a cell shows its number as a day, by the numbers that cells name them by. A format of the file's
 * own is one of a day when it holds a year or a day outside of its quotes and brackets: yyyy/mm/dd, [$-3000401]d mmm.
 */
export function dateStyles(steps: Iterable<XmlStep>): ReadonlySet<number> {
  const own = new Set<number>()
  const formats: number[] = []
  for (const step of steps) {
    if (step.kind === 'closes') continue
    const format = Number(step.attribute('numFmtId'))
    if (step.name === 'numFmt' && /[dy]/i.test(bareFormat(step.attribute('formatCode') ?? ''))) own.add(format)
    if (step.name === 'xf' && step.parent === 'cellXfs') formats.push(format)
  }
  return new Set(formats.flatMap((format, style) => (isKnownDate(format) || own.has(format) ? [style] : [])))
}

function bareFormat(code: string): string {
  const unescaped = code.replaceAll(/\\./g, '').split('"')
  const outsideQuotes = unescaped.filter((_, index) => index % 2 === 0).join('')
  return outsideQuotes.replaceAll(/\[[^[\]]*\]/g, '')
}
