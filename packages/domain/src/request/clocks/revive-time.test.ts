import { describe, expect, it } from 'vitest'
import { revivableUntil } from '#request/clocks/revive-time.ts'
import { aRequest, days, eur, hours, noon, someone } from '#testing/a-request.ts'

const closedBy = (role: 'timer' | 'agent') => ({ at: noon, by: someone(role), reason: 'any', released: eur(0) })

describe('a request may be revived', () => {
  it('for 24 hours after its deadline closed it', () => {
    expect(revivableUntil(aRequest({ closing: closedBy('timer'), checkInAt: noon + days(9) }))).toBe(noon + hours(24))
  })

  it('until the guests are expected, if that is earlier', () => {
    expect(revivableUntil(aRequest({ closing: closedBy('timer'), checkInAt: noon + hours(5) }))).toBe(noon + hours(5))
  })

  it('never while it is open, or when somebody closed it', () => {
    expect(revivableUntil(aRequest())).toBeUndefined()
    expect(revivableUntil(aRequest({ closing: closedBy('agent') }))).toBeUndefined()
  })
})
