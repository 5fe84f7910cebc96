import { useEffect, useRef, useState } from 'react'
import { useProblemSentence } from '@sarai/frame/failure/problem-sentence.ts'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/faults/fault-words.en.ts'
import { fa } from '#shared/faults/fault-words.fa.ts'
import type { Fault, FieldFault } from '#shared/faults/field-fault.ts'

const words = { en, fa }

/** What a field says of itself: `{...told.at('checkIn')}`. */
export type Told = { readonly at: (field: string) => { error: string | undefined; onBlur: () => void } }

/** Of the fields of one part. */
export function toldIn(part: string, told: Told): Told {
  return { at: (field) => told.at(`${part}.${field}`) }
}

/**
 * A fault is said beside its field once the field was left, and all that there are when somebody wants to go on: then
 * the focus moves to the first of them.
 */
export function useToldFaults(faults: readonly FieldFault[]) {
  const say = useFaultSentence()
  const form = useRef<HTMLFormElement>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [timesAsked, setTimesAsked] = useState(0)
  useEffect(() => {
    if (timesAsked > 0) form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [timesAsked])
  const at: Told['at'] = (field) => {
    const found = left.has(field) ? faults.find((one) => one.field === field) : undefined
    return { error: found && say(found.fault), onBlur: () => setLeft((known) => new Set([...known, field])) }
  }
  const tellAll = () => {
    setLeft((known) => new Set([...known, ...faults.map(({ field }) => field)]))
    setTimesAsked((times) => times + 1)
  }
  return { form, told: { at }, tellAll }
}

/** A field says so itself; around what is no field, its first button takes the focus. */
const firstWrong = '[aria-invalid=true], [data-wrong] button'

function useFaultSentence(): (fault: Fault) => string | undefined {
  const t = useWords(words)
  const sayProblem = useProblemSentence()
  return (fault) => {
    if (fault === 'unread') return undefined
    return typeof fault === 'string' ? t(fault) : sayProblem(fault.why, fault.values)
  }
}
