import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { QrPicture } from '@sarai/ui/kit/qr/qr-picture.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { CodeForm } from '#features/auth/code-form.tsx'
import { isSixDigits } from '#features/auth/six-digits.ts'
import { enrol, type HalfLogin } from '#shared/session.ts'

type EnrolStepProps = {
  half: Extract<HalfLogin, { next: 'enrol' }>
  onEnrolled: (answer: Awaited<ReturnType<typeof enrol>>) => void
  onStartAgain: () => unknown
}

/** The secret as a picture and as text, and the first code that shows that it arrived. */
export function EnrolStep({ half, onEnrolled, onStartAgain }: EnrolStepProps) {
  const t = useAuthWords()
  const { challenge, secret, address } = half
  return (
    <CodeForm
      heading={
        <>
          <AuthHeading title={t('enrolTitle')}>{t('enrolHelp')}</AuthHeading>
          <p>{t('enrolScan')}</p>
          <QrPicture text={address} label={t('qrLabel')} className="w-48 justify-self-center border border-line" />
          <div className="grid gap-1.5">
            <p className="text-small text-soft">{t('enrolByHand')}</p>
            <div className="flex items-center gap-2 rounded-control bg-sunken px-3 py-2">
              <bdi dir="ltr" data-testid="totp-secret" className="min-w-0 grow font-mono text-small wrap-anywhere">
                {secret.match(/.{1,4}/g)?.join(' ')}
              </bdi>
              <CopyButton text={secret} label={t('copyKey')} />
            </div>
          </div>
        </>
      }
      label={t('enrolCode')}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      judge={(code) => (isSixDigits(code) ? undefined : t('sixDigits'))}
      send={(code) => enrol(challenge, code)}
      onSent={onEnrolled}
      submitLabel={t('enrolDone')}
    >
      <Button variant="ghost" onPress={onStartAgain}>
        {t('startAgain')}
      </Button>
    </CodeForm>
  )
}
