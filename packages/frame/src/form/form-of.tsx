import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CallForm } from '#form/call-form.tsx'
import { CallProblem } from '#form/call-problem.tsx'
import { NewerNotice } from '#form/newer-notice.tsx'

type FormOfProps<Typed extends FieldValues, Filled> = {
  call: CallForm<Typed, Filled>
  /** Above the fields, and above what went wrong. */
  heading?: ReactNode
  children: ReactNode
  /** For a button that stands outside of the form. */
  id?: string
  className?: string
}

/** The form of a call, with what stands in its way above the fields. */
export function FormOf<Typed extends FieldValues, Filled>({ call, ...props }: FormOfProps<Typed, Filled>) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        call.submit()
      }}
      id={props.id}
      noValidate
      className={`grid gap-4 ${props.className ?? ''}`}
    >
      {props.heading}
      {call.problem && <CallProblem of={call.problem} />}
      {call.takeNewer && <NewerNotice onTake={call.takeNewer} />}
      {props.children}
    </form>
  )
}
