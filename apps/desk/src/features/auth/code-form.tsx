import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { KeyRound } from 'lucide-react'
import { useSubmission } from '@sarai/frame/data/submission.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { TextField, type TextFieldProps } from '@sarai/ui/kit/field/text-field.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'

type CodeFormProps<Answer> = Pick<TextFieldProps, 'label' | 'name' | 'autoComplete' | 'inputMode'> & {
  /** An `AuthHeading`, and what else stands above the field. */
  heading: ReactNode
  send: (code: string) => Promise<Answer>
  onSent: (answer: Answer) => unknown
  submitLabel: string
  /** What is wrong with the code as it is typed, if anything; an empty one is missing in any case. */
  judge?: (code: string) => string | undefined
  /** Under the button: other ways. */
  children?: ReactNode
}

/** One field for a code, which has the focus: whoever comes here has the phone in the other hand. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
  const { heading, send, onSent, submitLabel, judge, children, ...field } = props
  const t = useAuthWords()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const submission = useSubmission(send, {
    success: (_, answer) => onSent(answer),
    failure: () => input.current?.select(),
  })
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = code.trim() === '' ? t('required') : judge?.(code)
    setWrong(problem)
    if (problem === undefined) submission.submit(code)
    else input.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {heading}
      {submission.error && (
        <Callout tone="error" isNews>
          {submission.error.message}
        </Callout>
      )}
      <TextField
        {...field}
        inputRef={input}
        icon={KeyRound}
        dir="ltr"
        size="large"
        spellCheck={false}
        maxLength={30}
        value={code}
        onChange={setCode}
        isRequired
        {...(wrong !== undefined && { error: wrong })}
      />
      <Button type="submit" variant="primary" size="large" isWide isPending={submission.isPending}>
        {submitLabel}
      </Button>
      {children}
    </form>
  )
}
