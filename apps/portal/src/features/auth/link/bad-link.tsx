import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { ButtonLink } from '@sarai/ui/kit/button/link.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'

/** In place of the form that a link should have opened. */
export function BadLink({ title, text }: { title: string; text: string }) {
  const t = useAuthWords()
  return (
    <div className="grid gap-4">
      <AuthHeading title={t('resetTitle')} />
      <Callout tone="warning" title={title} isNews>
        {text}
      </Callout>
      <ButtonLink href="/auth/forgot-password" variant="primary" size="large" isWide>
        {t('askAgain')}
      </ButtonLink>
    </div>
  )
}
