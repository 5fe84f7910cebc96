import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { changeStaffPassword } from '@sarai/contract/desk-own-account.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { HiddenUsername } from '@sarai/frame/form/hidden-username.tsx'
import { NewPasswordInputs } from '@sarai/frame/form/new-password-inputs.tsx'
import { newPasswordFields, passwordsMatch } from '@sarai/frame/form/new-password.ts'
import { Button } from '@sarai/ui/kit/button.tsx'
import { PasswordField } from '@sarai/ui/kit/password-field.tsx'
import { useSnackbar } from '@sarai/ui/kit/snackbar.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { api } from '#shared/api.ts'

const schema = z
  .strictObject({ currentPassword: z.string().check(z.minLength(1, 'required')), ...newPasswordFields })
  .check(passwordsMatch)
const empty = { currentPassword: '', NewPassword: '', repeat: '' }

export function PasswordForm({ username }: { username: string }) {
  const t = useAccountWords()
  const notify = useSnackbar()
  const queries = useQueryClient()
  const change = useCallForm({
    schema,
    start: empty,
    send: ({ currentPassword, NewPassword }, once) =>
      api(changeStaffPassword, { body: { currentPassword, newPassword: NewPassword } }, once),
    onSent: () => {
      change.form.reset(empty)
      notify('success', t('changed'))
      void queries.invalidateQueries({ queryKey: ['session'] })
    },
  })
  return (
    <FormOf call={change}>
      <HiddenUsername username={username} />
      {change.field('currentPassword', (props) => (
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
