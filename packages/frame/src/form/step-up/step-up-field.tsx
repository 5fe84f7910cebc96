import type { RefCallback } from 'react'
import * as z from 'zod/mini'
import { PasswordField } from '@sarai/ui/kit/field/password-field.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useStepUpWords } from '#form/step-up/step-up-words.ts'

/** For the schema of a form whose call asks for a proof; the server says what is wrong with it. */
export const proofFields = { proof: z.string().check(z.minLength(1, 'required')) }

type StepUpFieldProps = {
  kind: 'password' | 'code'
  name: string
  value: string
  onChange: (typed: string) => void
  onBlur: () => void
  inputRef: RefCallback<HTMLElement>
  isRequired: boolean
  error?: string
}

/** The current password, or a code of the authenticator app, as the last field of what takes it. */
export function StepUpField({ kind, ...field }: StepUpFieldProps) {
  const t = useStepUpWords()
  return kind === 'password' ? (
    <PasswordField {...field} label={t('password')} hint={t('passwordHint')} autoComplete="current-password" />
  ) : (
    <TextField
      {...field}
      label={t('code')}
      hint={t('codeHint')}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  )
}
