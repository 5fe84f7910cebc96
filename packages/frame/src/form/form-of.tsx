import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { CallForm } from '#form/call-form.tsx'
import { CallFailed } from '@sarai/wire/core/client.ts'
import { CallProblem } from '#form/call-problem.tsx'
import { NewerNotice, NewsNotice, type News } from '#form/newer-notice.tsx'

type FormOfProps<Typed extends FieldValues, Filled> = {
  call: CallForm<Typed, Filled>
  /** Above the fields, and above what went wrong. */
  heading?: ReactNode
  children: ReactNode
  /** What somebody else did meanwhile. */
  news?: News | undefined
  /** For a button that stands outside of the form. */
  id?: string
  className?: string
}

/** The form of a call, with what stands in its way above the fields. */
export function FormOf<Typed extends FieldValues, Filled>({ call, news, ...props }: FormOfProps<Typed, Filled>) {
  // The notice says more than the refusal of whoever did not see it in time.
  const isSaid = news !== undefined && isOutdated(call.problem)
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
      {call.problem && !isSaid && <CallProblem of={call.problem} />}
      {call.newer ? <NewerNotice newer={call.newer} news={news} /> : news && <NewsNotice of={news} />}
      {props.children}
    </form>
  )
}

/** What is told to whoever comes too late. */
const tooLate = new Set(['STATE_CHANGED', 'REQUEST_CLOSED', 'PAYMENT_ALREADY_DECIDED'])

function isOutdated(problem: Error | undefined): boolean {
  return problem instanceof CallFailed && tooLate.has(problem.code)
}
