import { Fragment, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'

type Part = {
  /** What decides how tall it will be; without it, it keeps its size from the beginning. */
  waitsFor?: UseQueryResult
  content: ReactNode
}

/** Whatever takes longer may move: a part that could be read is not held back by another for ever. */
const patienceMs = 3_000

/** Parts under each other. Each is drawn once those above it have their size, so that nothing moves under a finger. */
export function SteadyColumn({ parts }: { parts: Record<string, Part | false> }) {
  const isPatient = usePatience()
  const drawn: ReactNode[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (!part) continue
    drawn.push(<Fragment key={name}>{part.content}</Fragment>)
    if (isPatient && part.waitsFor && !isKnown(part.waitsFor)) break
  }
  // What was held back is drawn in short turns (drawn-in-turns.ts).
  const known = useDeferredValue(drawn.length)
  return <div className="grid min-w-0 gap-3.5 sm:gap-5">{drawn.slice(0, known)}</div>
}

/** One that failed is tried again for seconds. */
function isKnown({ isPending, failureCount }: UseQueryResult): boolean {
  return !isPending || failureCount > 0
}

function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}
