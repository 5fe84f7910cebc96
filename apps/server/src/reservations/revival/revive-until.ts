import { revivableUntil } from '@sarai/domain/request/clocks/revive-time.ts'
import { closingFrom } from '#contracts/request-columns.ts'

export type Closed = { readonly closing: string | null; readonly checkInAt: Date }

/** Until when a request that its deadline closed may be revived, which may have passed; nothing of any other. */
export function reviveUntil({ closing, checkInAt }: Closed): number | undefined {
  return revivableUntil({ closing: closingFrom(closing), checkInAt: checkInAt.getTime() })
}

export function presentReviveUntil(closed: Closed): string | null {
  const until = reviveUntil(closed)
  return until === undefined ? null : new Date(until).toISOString()
}
