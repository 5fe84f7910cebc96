const tehranHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tehran', hour: 'numeric', hourCycle: 'h23' })

/** By the clock on the wall of the agency, not of the machine. */
export function greetingAt(now: Date): 'greetingMorning' | 'greetingAfternoon' | 'greetingEvening' {
  const hour = Number(tehranHour.format(now))
  if (hour >= 4 && hour < 12) return 'greetingMorning'
  return hour >= 12 && hour < 19 ? 'greetingAfternoon' : 'greetingEvening'
}
