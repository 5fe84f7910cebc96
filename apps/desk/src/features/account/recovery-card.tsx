import { useState } from 'react'
import { renewRecoveryCodes } from '@sarai/wire/desk/own-account.ts'
import { StepUpDialog } from '@sarai/frame/form/step-up/step-up-dialog.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { useAccountWords } from '#features/account/account-words.ts'
import { api } from '#shared/api.ts'
import { RecoveryCodes } from '#shared/recovery-codes/recovery-codes.tsx'

/** How many are left, and new ones for a code of the app. */
export function RecoveryCard({ left }: { left: number | undefined }) {
  const t = useAccountWords()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  return (
    <CardSection title={t('codes')} note={left === undefined ? undefined : t('codesLeft', { count: left })}>
      <div className="grid justify-items-start gap-3 px-3.5 pb-4 sm:px-4.5">
        <p className="text-soft">{t('codesHelp')}</p>
        <Button onPress={() => setAsking(true)}>{t('newCodes')}</Button>
      </div>
      {isAsking && (
        <StepUpDialog
          kind="code"
          title={t('newCodes')}
          send={(proof) => api(renewRecoveryCodes, { proof })}
          changes={['staff']}
          submitLabel={t('newCodes')}
          onSent={(answer) => setCodes(answer.recoveryCodes)}
          onClose={() => setAsking(false)}
        >
          {t('newCodesHelp')}
        </StepUpDialog>
      )}
      {codes && (
        <Dialog isOpen isAlert onClose={() => setCodes(undefined)} title={t('codes')} width="narrow">
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} keptLabel={t('codesDone')} />
        </Dialog>
      )}
    </CardSection>
  )
}
