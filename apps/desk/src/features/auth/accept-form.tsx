import { User } from 'lucide-react'
import * as z from 'zod/mini'
import { acceptanceBody, acceptInvitation } from '@sarai/wire/desk/staff.ts'
import { anonymous } from '@sarai/frame/data/calls.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { NewPasswordInputs } from '@sarai/frame/form/password/new-password-inputs.tsx'
import { newPasswordFields, passwordsMatch } from '@sarai/frame/form/password/new-password.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { startLogin, type HalfLogin } from '#shared/session.ts'

const schema = z.strictObject({ name: acceptanceBody.shape.name, ...newPasswordFields }).check(passwordsMatch)

type AcceptFormProps = { token: string; username: string; onAccepted: (half: HalfLogin) => void }

export function AcceptForm({ token, username, onAccepted }: AcceptFormProps) {
  const t = useAuthWords()
  const accept = useCallForm({
    schema,
    start: { name: '', NewPassword: '', repeat: '' },
    async send({ name, NewPassword: password }, once) {
      await anonymous(acceptInvitation, { body: { token, name, password } }, once)
      // The password is at hand: nobody types it twice to set the app up.
      return startLogin(username, password)
    },
    onSent: (_, half) => onAccepted(half),
  })
  return (
    <FormOf call={accept} heading={<AuthHeading title={t('invitationTitle')}>{t('invitationHelp')}</AuthHeading>}>
      <TextField
        label={t('username')}
        name="username"
        autoComplete="username"
        dir="ltr"
        icon={User}
        size="large"
        value={username}
        onChange={() => undefined}
        isReadOnly
      />
      {accept.field('name', (props) => (
        <TextField {...props} label={t('name')} autoComplete="name" size="large" maxLength={80} />
      ))}
      <NewPasswordInputs of={accept} size="large" />
      <Button type="submit" variant="primary" size="large" isWide isPending={accept.isPending}>
        {t('accept')}
      </Button>
    </FormOf>
  )
}
