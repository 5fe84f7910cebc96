import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Callout } from '@sarai/ui/kit/callout.tsx'
import type { CallForm } from '#form/call-form.tsx'
import { useFormWords } from '#form/form-words.ts'
import { isAnswerLost } from '#lost-answer.ts'

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
      {call.problem && <Problem problem={call.problem} />}
      {props.children}
    </form>
  )
}

/** Why the call was refused, or that nobody knows yet whether it was done. */
function Problem({ problem }: { problem: Error }) {
  const t = useFormWords()
  return isAnswerLost(problem) ? (
    <Callout tone="warning" title={t('lostTitle')} isNews>
      {t('lostText')}
    </Callout>
  ) : (
    <Callout tone="error" isNews>
      {problem.message}
    </Callout>
  )
}
