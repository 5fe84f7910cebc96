/** As staff set it: one shift for each weekday on which somebody works, counted as ISO 8601 does. */
export type WeekdayShift = { readonly weekday: number; readonly opens: string; readonly closes: string }

export type SettableHours = {
  readonly shifts: readonly WeekdayShift[]
  /** Of working time. */
  readonly answerMinutes: number
}

/** A quarter of an hour is the least that anybody can promise; after 48 working hours nobody waits for an answer. */
export const leastAnswerMinutes = 15
export const mostAnswerMinutes = 2_880

/** Ahead of today or in the last year: two years of the Iranian calendar, and some days of the house's own. */
export const mostHolidays = 60

/** What is wrong with hours that somebody wants to set, and in which shift, by its place in the list. */
export type HoursFault =
  | { readonly fault: 'no-working-day' | 'target-out-of-range' }
  | { readonly fault: 'weekday-twice' | 'closes-too-early'; readonly shift: number }

/** Times are compared as they are written, `HH:MM`. */
export function faultsOfHours({ shifts, answerMinutes }: SettableHours): HoursFault[] {
  const faults: HoursFault[] = []
  if (shifts.length === 0) faults.push({ fault: 'no-working-day' })
  for (const [place, { weekday, opens, closes }] of shifts.entries()) {
    if (shifts.findIndex((other) => other.weekday === weekday) < place) {
      faults.push({ fault: 'weekday-twice', shift: place })
    }
    if (closes <= opens) faults.push({ fault: 'closes-too-early', shift: place })
  }
  const isInRange = answerMinutes >= leastAnswerMinutes && answerMinutes <= mostAnswerMinutes
  if (!isInRange) faults.push({ fault: 'target-out-of-range' })
  return faults
}
