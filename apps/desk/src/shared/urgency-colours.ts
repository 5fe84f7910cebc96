import type { Urgency } from '@sarai/locale/date/duration-display.ts'

export const urgencyColours = {
  late: 'text-on-error-soft',
  soon: 'text-on-warning-soft',
  calm: 'text-soft',
} as const satisfies Record<Urgency, string>
