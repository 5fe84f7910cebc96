import { useEffect, useEffectEvent, useState } from 'react'
import { msPerMinute, type Instant } from '@sarai/domain/ground/hotel-time.ts'
import { lastMinutes } from '@sarai/locale/date/duration-display.ts'

type Countdown = {
  until: Instant
  /** Of the server's clock, which decides. */
  aheadMs: number
  /** While something is under way that needs the time as it was, nothing is over. */
  isHeld: boolean
  onOver: () => void
}

/** Milliseconds left: told anew with every minute, and every second of the last ten minutes. Draw it anew for another end. */
export function useTimeLeft({ until, aheadMs, isHeld, onOver }: Countdown): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, until - now - aheadMs)
  const tellOver = useEffectEvent(onOver)
  const isOver = left === 0 && !isHeld
  useEffect(() => {
    if (isOver) tellOver()
  }, [isOver])
  useEffect(() => {
    if (left === 0) return undefined
    const step = left > lastMinutes ? msPerMinute : 1_000
    const timer = setTimeout(() => setNow(Date.now()), left % step || step)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
