import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useCallForm, type CallForm, type CallFormOptions } from '#form/call-form.tsx'

type RecordFormOptions<Row, Typed extends FieldValues, Filled extends FieldValues, Answer> = Omit<
  CallFormOptions<Typed, Filled, Answer>,
  'start' | 'send' | 'version'
> & {
  /** As it stands now: the live stream brings another version when a colleague has saved one. */
  record: Row
  startOf: (record: Row) => DefaultValues<Typed>
  send: (filled: Filled, seen: Row, once: { key: string }) => Promise<Answer>
}

/**
 * The form of a record that stays on its page. While nothing is typed it follows the record. From the first letter on it
 * stays with the version that was seen, and the call names that one: nothing newer is written over (decision 039) until
 * the user goes on from it, and nothing that was typed is lost.
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
  ...options
}: RecordFormOptions<Row, Typed, Filled, Answer>): CallForm<Typed, Filled> {
  const [seen, setSeen] = useState(record)
  const call = useCallForm({
    ...options,
    start: startOf(seen),
    version: seen.version,
    send: (filled, once) => send(filled, seen, once),
    onSent,
  })
  const { isDirty } = call.form.formState
  const isBehind = record.version !== seen.version
  if (isBehind && !isDirty) setSeen(record)
  const fillFrom = useEffectEvent((row: Row) => call.rebase(startOf(row)))
  // Not at first: the form has started from it, and a reset would forget the field that has the focus.
  const filledFrom = useRef(seen)
  useEffect(() => {
    if (filledFrom.current === seen) return
    filledFrom.current = seen
    fillFrom(seen)
  }, [seen])
  return { ...call, takeNewer: isBehind && isDirty && !call.isPending ? () => setSeen(record) : undefined }
}
