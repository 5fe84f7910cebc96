import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { cancel } from '#features/requests/request-calls.ts'
import { requestQueries } from '#shared/one-request.ts'

/** What can still be cancelled, and what that means. A confirmed stay takes an application. */
const texts = {
  New: 'cancelText',
  ConfirmationPending: 'cancelText',
  PaymentPending: 'cancelTextAccepted',
} as const satisfies Record<string, string>

export type Cancellable = RequestDetails & { State: keyof typeof texts }

export function isCancellable(request: RequestDetails): request is Cancellable {
  return Object.hasOwn(texts, request.State)
}

/** Draw it only while it is open, of the request as it was then: what is asked stays as it was. */
export function CancelDialog({ of: request, onClose }: { of: Cancellable; onClose: () => void }) {
  const t = useDetailsWords()
  const number = request.RequestNumber
  return (
    <WriteDialog
      title={t.rich('cancelTitle', { number: <bdi dir="ltr">{number}</bdi> })}
      confirmLabel={t('cancel')}
      cancelLabel={t('keep')}
      isDanger
      send={(once) => cancel(request, once)}
      changes={requestQueries}
      doneText={t('cancelDone', { number })}
      onClose={onClose}
    >
      <div className="grid gap-2">
        <p>{t(texts[request.State])}</p>
        <p>{t('cancelKeeps')}</p>
      </div>
    </WriteDialog>
  )
}
