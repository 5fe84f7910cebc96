import { StoppedClock } from '#shared/deadline/deadline-lines.tsx'
import { useDeadlineWords } from '#shared/deadline/deadline-words.ts'
import { RunningClock } from '#shared/deadline/running-clock.tsx'

type DueTimeProps = { at: string; heldSince: string | null }

/** By when something has to be paid: the time left, and what the clock of Tehran shows then. It may stand still. */
export function DueTime({ at, heldSince }: DueTimeProps) {
  const t = useDeadlineWords()
  if (heldSince !== null) return <StoppedClock at={at} heldSince={heldSince} />
  return <RunningClock at={Date.parse(at)} says={(time) => t('byTehran', { time })} />
}
