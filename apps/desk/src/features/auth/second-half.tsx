import { lazy, Suspense, useState } from 'react'
import { CodeStep } from '#features/auth/code-step.tsx'
import { RecoveryCodes } from '#shared/recovery-codes/recovery-codes.tsx'
import { useAuthWords } from '#features/auth/auth-words.ts'
import { session, type HalfLogin } from '#shared/session.ts'

/** Once in the life of a member of staff: nobody else waits for the code that draws the picture. */
const EnrolStep = lazy(async () => {
  const { EnrolStep: Component } = await import('#features/auth/enrol-step.tsx')
  return { default: Component }
})

type SecondHalfProps = { half: HalfLogin; onLoggedIn: () => unknown; onStartAgain: () => unknown }

/** Everything between a correct password and the desk. */
export function SecondHalf({ half, onLoggedIn, onStartAgain }: SecondHalfProps) {
  const t = useAuthWords()
  const [enrolled, setEnrolled] = useState<{ token: string; recoveryCodes: string[] }>()
  if (half.next === 'code') {
    return <CodeStep challenge={half.challenge} onLoggedIn={onLoggedIn} onStartAgain={onStartAgain} />
  }
  if (enrolled === undefined) {
    return (
      <Suspense>
        <EnrolStep half={half} onEnrolled={setEnrolled} onStartAgain={onStartAgain} />
      </Suspense>
    )
  }
  const enter = () => {
    session.begin(enrolled.token)
    return onLoggedIn()
  }
  return <RecoveryCodes codes={enrolled.recoveryCodes} onKept={enter} keptLabel={t('goOn')} hasTitle />
}
