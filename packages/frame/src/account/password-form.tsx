import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { PasswordField } from '@sarai/ui/kit/field/password-field.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { useAccountWords } from '#account/account-words.ts'
import { sessionQueries } from '#account/open-session.ts'
import { useCallForm } from '#form/call-form.tsx'
import { FormOf } from '#form/form-of.tsx'
import { HiddenUsername } from '#form/password/hidden-username.tsx'
import { NewPasswordInputs } from '#form/password/new-password-inputs.tsx'
import { newPasswordFields, passwordsMatch } from '#form/password/new-password.ts'

const schema = z
  .strictObject({ CurrentPassword: z.string().check(z.minLength(1, 'required')), ...newPasswordFields })
  .check(passwordsMatch)
const empty = { CurrentPassword: '', NewPassword: '', repeat: '' }

type PasswordFormProps = {
  username: string | undefined
  send: (passwords: { CurrentPassword: string; NewPassword: string }, once: { key: string }) => Promise<unknown>
}

/** Another password, with the current one. Every other session ends with it, so those are read again. */
export function PasswordForm({ username, send }: PasswordFormProps) {
  const t = useAccountWords()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const change = useCallForm({
    schema,
    start: empty,
    asksBeforeLeaving: false,
    send: ({ CurrentPassword, NewPassword }, once) => send({ CurrentPassword, NewPassword }, once),
    onSent: () => {
      change.form.reset(empty)
      notify('success', t('changed'))
      void queries.invalidateQueries({ queryKey: sessionQueries })
    },
  })
  return (
    <FormOf call={change}>
      <HiddenUsername username={username} />
      {change.field('CurrentPassword', (props) => (
        <PasswordField {...props} label={t('current')} autoComplete="current-password" />
      ))}
      <NewPasswordInputs of={change} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="primary" isPending={change.isPending} className="max-sm:w-full">
          {t('change')}
        </Button>
        <p className="min-w-0 flex-1 basis-60 text-small text-soft">{t('othersEnd')}</p>
      </div>
    </FormOf>
  )
}
