import { useLoaderData } from 'react-router'
import type { MailLink } from '@sarai/frame/session/mail-link.ts'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { BadLink } from '#features/auth/link/bad-link.tsx'
import { ResetPasswordForm } from '#features/auth/link/reset-password-form.tsx'

export function ResetPasswordPage() {
  const t = useAuthWords()
  const { userId, token } = useLoaderData<MailLink>()
  // A page that was reloaded has no link either: it is not the link's fault.
  if (!userId || !token) return <BadLink title={t('noLinkTitle')} text={t('noLink')} />
  return <ResetPasswordForm userId={userId} token={token} />
}
