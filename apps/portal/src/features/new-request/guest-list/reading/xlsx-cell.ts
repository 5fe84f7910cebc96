import { dayOfSerial } from '@sarai/locale/date/date-serial.ts'
import type { XmlStep } from '#features/new-request/guest-list/reading/xml-steps.ts'

/** A cell as it stands in a sheet. */
export type WrittenCell = {
  readonly attribute: XmlStep['attribute']
  value: string
  /** Within the cell itself, in place of a value. */
  text: string
}

type Known = { texts: readonly string[]; days: ReadonlySet<number>; from1904: boolean }

/** What a cell says, as its type has it. */
export function cellValue({ attribute, value, text }: WrittenCell, { texts, days, from1904 }: Known): string {
  switch (attribute('t') ?? 'n') {
    case 's':
      return texts[Number(value)] ?? ''
    case 'inlineStr':
      return text
    case 'str':
      return value
    // A day in words of ISO 8601, with a time behind it.
    case 'd':
      return value.split('T')[0] ?? ''
    case 'n': {
      const number = Number(value)
      if (value === '' || !Number.isFinite(number)) return ''
      const day = days.has(Number(attribute('s') ?? 0)) ? dayOfSerial(number, from1904) : undefined
      return day ?? String(number)
    }
    // True, false and faults of formulas say nothing about a guest.
    default:
      return ''
  }
}
