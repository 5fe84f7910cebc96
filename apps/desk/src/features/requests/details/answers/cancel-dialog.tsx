import { cancelConfirmed } from '@sarai/wire/desk/requests/answers.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { useAlternativeWords } from '#features/requests/details/answers/alternatives/alternative-words.ts'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { RefusalDialog } from '#features/requests/details/answers/reject-dialog.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'

/** The hotel has no room after all, or a payment was approved by mistake: what follows is said before. */
export function CancelDialog({ request: current, onClose }: { request: DeskRequest; onClose: () => void }) {
  const t = useDetailsWords()
  const instead = useAlternativeWords()
  const { request, news } = useHeldRequest(current)
  const { number, contractId } = request
  return (
    <RefusalDialog
      {...{ request, news }}
      title={t('cancelTitle', { number })}
      text={t('cancelText', { contract: `${contractId}` })}
      call={cancelConfirmed}
      doneText={t('cancelDone', { number })}
      submitLabel={(count) => (count === 0 ? t('cancelNow') : instead('cancelWith', { count }))}
      cancelLabel={t('cancelKeep')}
      onClose={onClose}
    />
  )
}
