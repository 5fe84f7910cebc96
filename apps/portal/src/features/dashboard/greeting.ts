const tehranHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tehran', hour: 'numeric', hourCycle: 'h23' })

/** By the clock on the wall of the agency, not of the machine. Persian greets at noon in words of its own. */
export function greetingAt(now: Date): 'greetingMorning' | 'greetingNoon' | 'greetingAfternoon' | 'greetingEvening' {
  const hour = Number(tehranHour.format(now))
  if (hour >= 4 && hour < 12) return 'greetingMorning'
  if (hour >= 12 && hour < 16) return 'greetingNoon'
  return hour >= 16 && hour < 19 ? 'greetingAfternoon' : 'greetingEvening'
}
