import type { Urgency } from '@sarai/locale/date/duration-display.ts'

export const urgencyColours = {
  late: 'text-error',
  soon: 'text-on-warning-soft',
  calm: 'text-ink',
} as const satisfies Record<Urgency, string>
