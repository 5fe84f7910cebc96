import { useEffect, useState } from 'react'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'

/** Today in Tehran; a page that is left open overnight turns over by itself. */
export function useToday() {
  const [today, setToday] = useState(() => todayIn(tehran, Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setToday(todayIn(tehran, Date.now())), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}
