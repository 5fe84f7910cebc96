import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form'
import { useCallForm, type CallForm, type CallFormOptions } from '#form/call-form.tsx'
import { orSoon } from '#data/or-soon.ts'
import { useSaver, type SavedBy } from '#form/saved-by.ts'
import { sameValue } from '#form/same-value.ts'

type RecordFormOptions<Row, Typed extends FieldValues, Filled extends FieldValues, Answer> = Omit<
  CallFormOptions<Typed, Filled, Answer>,
  'start' | 'send' | 'version' | 'onSent'
> & {
  /** As it stands now: the live stream brings another version when a colleague has saved one. */
  record: Row
  startOf: (record: Row) => DefaultValues<Typed>
  send: (filled: Filled, seen: Row, once: { key: string }) => Promise<Answer>
  /** Who saved the newest version; nothing where a notice of the page tells it. */
  savedBy: SavedBy | undefined
  /** Whoever draws it holds the record: a newer one comes only once the user goes on from it. */
  isHeld?: boolean
  /** The queries that it changes, read again whatever the outcome: a refusal may be news of a colleague's change. */
  changes: QueryKey | undefined
  /** `shown`: the page has read what it changed, or time is up. */
  onSent: (filled: Filled, answer: Answer, shown: Promise<void>) => unknown
}

/** A save from here: on which version, of what, and whether it is known to be done. */
type Save<Typed> = { on: number; typed: Typed; isDone: boolean }

/**
 * The form of a record that stays on its page. While nothing is typed it follows the record. From the first letter on it
 * stays with the version that was seen, and the call names that one: nothing newer is written over (decision 039) until
 * the user goes on from it, and nothing that was typed is lost. The version that a save from here made is no news: it is
 * gone on from without a question, also when more was typed meanwhile.
 */
export function useRecordForm<
  Row extends { version: number },
  Typed extends FieldValues,
  Filled extends FieldValues,
  Answer,
>({
  record,
  startOf,
  send,
  onSent,
  changes,
  savedBy,
  isHeld = false,
  ...options
}: RecordFormOptions<Row, Typed, Filled, Answer>): CallForm<Typed, Filled> {
  const queries = useQueryClient()
  const readAgain = async () => changes && queries.invalidateQueries({ queryKey: changes })
  const [seen, setSeen] = useState(record)
  const [save, setSave] = useState<Save<Typed>>()
  /** Until it is read what a save made of the record, the next one would name the version before it. */
  const [isReading, setReading] = useState(false)
  /** Where whoever went on from the newer version goes on. */
  const [next, setNext] = useState<{ field: FieldPath<Typed> }>()
  const call: CallForm<Typed, Filled> = useCallForm({
    ...options,
    start: startOf(seen),
    version: seen.version,
    send: (filled, once) => {
      setSave({ on: seen.version, typed: structuredClone(call.form.getValues()), isDone: false })
      return send(filled, seen, once).catch((error: unknown) => {
        void readAgain()
        throw error
      })
    },
    onSent: (filled, answer) => {
      setSave((last) => last && { ...last, isDone: true })
      setReading(true)
      const reading = readAgain().then(() => setReading(false))
      return onSent(filled, answer, orSoon(reading))
    },
  })
  const { isDirty } = call.form.formState
  // A row that has left its list is shown as it was opened, which may be older.
  const isBehind = record.version > seen.version
  /** Where the record has become what was sent, the save was done and only its answer was lost. */
  const isSavedHere = (from: Row, to: Row) =>
    save?.on === from.version && (save.isDone || holds(save.typed, startOf(to)))
  if (isBehind && (!isDirty || isHeld || isSavedHere(seen, record))) setSeen(record)
  const isPending = call.isPending || isReading
  const isInTheWay = isBehind && isDirty && !isPending
  const saver = useSaver(savedBy, isInTheWay ? record.version : undefined)
  const fillFrom = useEffectEvent((row: Row, before: Row, by?: string) =>
    call.rebase(startOf(row), isSavedHere(before, row) ? save?.typed : undefined, by),
  )
  // Not at first: the form has started from it, and a reset would forget the field that has the focus.
  const filledFrom = useRef(seen)
  const taken = useRef<{ by: string | undefined }>(undefined)
  const take = () => {
    taken.current = { by: saver.by }
    setSeen(record)
  }
  useEffect(() => {
    const before = filledFrom.current
    if (before === seen) return
    filledFrom.current = seen
    const first = fillFrom(seen, before, taken.current?.by)
    if (taken.current && first) setNext({ field: first })
    taken.current = undefined
  }, [seen])
  // The button that was pressed is gone, and what both have changed may stand far below it. The fields are known again
  // only after they are drawn with their new start.
  const goOn = useEffectEvent((field: FieldPath<Typed>) => call.form.setFocus(field))
  useEffect(() => {
    if (next) goOn(next.field)
  }, [next])
  return {
    ...call,
    isPending,
    submit: isPending ? () => {} : call.submit,
    newer: isInTheWay && saver.isAsked ? { by: saver.by, take } : undefined,
  }
}

function holds(typed: FieldValues, start: FieldValues): boolean {
  return Object.keys(start).every((name) => sameValue(typed[name], start[name]))
}
