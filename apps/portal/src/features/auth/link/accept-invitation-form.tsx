import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { acceptInvitation, type readInvitation } from '@sarai/wire/portal/colleagues.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { useCallForm } from '@sarai/frame/form/call-form.tsx'
import { FormOf } from '@sarai/frame/form/form-of.tsx'
import { HiddenUsername } from '@sarai/frame/form/password/hidden-username.tsx'
import { isBadLink } from '@sarai/frame/session/mail-link.ts'
import { NewPasswordInputs } from '@sarai/frame/form/password/new-password-inputs.tsx'
import { newPasswordFields, passwordsMatch } from '@sarai/frame/form/password/new-password.ts'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { api } from '#shared/api.ts'
import { logIn } from '#shared/session.ts'

const schema = z.strictObject(newPasswordFields).check(passwordsMatch)

type AcceptInvitationFormProps = {
  token: string
  invitation: ReplyOf<typeof readInvitation>
  /** Withdrawn or used while the form stood open. */
  onBadLink: (error: Error) => void
}

/** The password is all that is missing; with it the new colleague is logged in at once. */
export function AcceptInvitationForm({ token, invitation, onBadLink }: AcceptInvitationFormProps) {
  const t = useAuthWords()
  const navigate = useNavigate()
  const { AgencyName, FirstName, Email, Role } = invitation
  const accept = useCallForm({
    asksBeforeLeaving: false,
    schema,
    start: { NewPassword: '', repeat: '' },
    send: ({ NewPassword }, once) =>
      api(acceptInvitation, { body: { Token: token, NewPassword } }, once).catch((error: Error) => {
        if (isBadLink(error)) onBadLink(error)
        throw error
      }),
    // The account is there in any case; a login that fails now says why at its own form.
    onSent: ({ NewPassword }) =>
      logIn(Email, NewPassword).then(
        () => navigate('/dashboard'),
        () => navigate('/auth/login'),
      ),
  })
  return (
    <FormOf
      call={accept}
      heading={
        <AuthHeading title={t('welcomeTo', { agency: AgencyName })}>
          {t.rich('invitedAs', { name: <bdi>{FirstName}</bdi>, role: <b>{t(Role)}</b> })}
        </AuthHeading>
      }
    >
      <p className="rounded-control bg-sunken px-3.5 py-2.5 text-small">
        <span className="text-soft">{t('yourUsername')}</span>{' '}
        <bdi dir="ltr" className="font-semibold wrap-anywhere">
          {Email}
        </bdi>
      </p>
      <HiddenUsername username={Email} />
      <NewPasswordInputs of={accept} size="large" />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={accept.isPending}
        isDisabled={!accept.form.formState.isValid}
      >
        {t('join')}
      </Button>
    </FormOf>
  )
}
