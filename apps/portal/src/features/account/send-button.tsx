import { Send } from 'lucide-react'
import { useClock } from '@sarai/frame/clock.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { secondsToResend } from '#features/account/resend-wait.ts'

type SendButtonProps = { isVerified: boolean; isChanged: boolean; isPending: boolean; sentAt: number | undefined }

/** A mail goes out once a minute, to whichever address: the server counts too. */
export function SendButton({ isVerified, isChanged, isPending, sentAt }: SendButtonProps) {
  const t = useAccountWords()
  const now = useClock(500, sentAt !== undefined)
  const seconds = secondsToResend(sentAt, now)
  const label = () => {
    if (seconds > 0 && !isVerified) return t('sendAgainIn', { count: seconds })
    if (isChanged) return t('saveAndSend')
    return sentAt === undefined || isVerified ? t('sendConfirmation') : t('sendAgain')
  }
  return (
    <Button
      type="submit"
      variant="primary"
      icon={Send}
      isPending={isPending}
      isDisabled={seconds > 0 || (isVerified && !isChanged)}
      className="justify-self-start max-sm:w-full"
    >
      {label()}
    </Button>
  )
}
