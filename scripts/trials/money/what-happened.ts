/** What people do in the trial of money; the tally calls it so. */
export const deeds = [
  'submit',
  'pay',
  'pay in cash',
  'withdraw',
  'cancel',
  'change',
  'move credit',
  'approve',
  'reject the payment',
  'refund',
  'accept',
  'reject',
  'extend',
  'let the deadline pass',
] as const
export type Deed = (typeof deeds)[number]

/** Too rare to be met in a few hundred operations. */
const rare = new Set<Deed>(['pay in cash', 'change', 'move credit', 'refund', 'extend'])

export type Happened = {
  /** By deed and what it was told: `submit: done`, `approve: STATE_CHANGED`. */
  tally: Readonly<Record<string, number>>
  /** Answers that were lost or said that something broke: `503 POST /api/…`. */
  lost: readonly string[]
  kills: number
  /** What the database had to break off. */
  deadlocks: number
  /** Requests that ended by their deadline, and those that came to be confirmed. */
  expired: number
  confirmed: number
  isLong: boolean
}

/** What is never an answer to what people do here, however late they are. */
const neverTold = new Set(['NOT_LOGGED_IN', 'FORBIDDEN', 'UNEXPECTED', 'RATE_LIMITED', 'UNKNOWN_MODEL'])
const isExpected = (outcome: string) => /^[A-Z_]+$|^done$|^nothing$/.test(outcome) && !neverTold.has(outcome)

/** What went wrong, and what never happened: a trial in which nothing does proves nothing. */
export function complaintsAboutMoney(happened: Happened): string[] {
  const { tally, lost, kills, deadlocks, expired, confirmed, isLong } = happened
  const told = Object.entries(tally).map(([line, times]) => ({
    outcome: line.slice(line.indexOf(': ') + 2),
    line,
    times,
  }))
  const never = deeds.filter((deed) => tally[`${deed}: done`] === undefined && (isLong || !rare.has(deed)))
  return [
    ...told
      .filter(({ outcome }) => !isExpected(outcome))
      .map(({ line, times }) => `unexpected: ${line}, ${times} times`),
    // A process that is killed answers nothing, or haproxy does so for it; it never answers 500.
    ...lost.filter((what) => what.startsWith('500 ')).map((what) => `broken: ${what}`),
    ...(deadlocks === 0 ? [] : [`${deadlocks} deadlocks`]),
    ...never.map((deed) => `nobody ever managed to ${deed}: the trial proves nothing about it`),
    ...(expired === 0 ? ['no deadline ended a request, and nothing is proven about that'] : []),
    ...(confirmed === 0 ? ['no request was paid and confirmed, and nothing is proven about that'] : []),
    ...(kills === 0 ? ['no process was killed, and nothing is proven by it'] : []),
  ]
}
