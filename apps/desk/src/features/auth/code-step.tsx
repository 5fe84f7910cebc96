import { useState } from 'react'
import { AuthHeading } from '@sarai/frame/login/auth-heading.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { CodeForm } from '#features/auth/code-form.tsx'
import { isSixDigits } from '#features/auth/six-digits.ts'
import { finishLogin } from '#shared/session.ts'

type CodeStepProps = { challenge: string; onLoggedIn: () => unknown; onStartAgain: () => unknown }

/** The code of the app, or one of the codes that were kept for the day on which it is lost. */
export function CodeStep({ challenge, onLoggedIn, onStartAgain }: CodeStepProps) {
  const t = useAuthWords()
  const [isRecovery, setRecovery] = useState(false)
  const otherWays = (
    <div className="grid justify-items-center gap-1">
      <Button variant="ghost" onPress={() => setRecovery(!isRecovery)}>
        {isRecovery ? t('useCode') : t('useRecoveryCode')}
      </Button>
      <Button variant="ghost" onPress={onStartAgain}>
        {t('startAgain')}
      </Button>
    </div>
  )
  return isRecovery ? (
    <CodeForm
      key="recovery"
      heading={<AuthHeading title={t('recoveryTitle')}>{t('recoveryHelp')}</AuthHeading>}
      label={t('recoveryCode')}
      name="recoveryCode"
      autoComplete="off"
      send={(recoveryCode) => finishLogin({ challenge, recoveryCode })}
      onSent={onLoggedIn}
      submitLabel={t('logIn')}
    >
      {otherWays}
    </CodeForm>
  ) : (
    <CodeForm
      key="code"
      heading={<AuthHeading title={t('codeTitle')}>{t('codeHelp')}</AuthHeading>}
      label={t('code')}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      judge={(code) => (isSixDigits(code) ? undefined : t('sixDigits'))}
      send={(code) => finishLogin({ challenge, code })}
      onSent={onLoggedIn}
      submitLabel={t('logIn')}
    >
      {otherWays}
    </CodeForm>
  )
}
