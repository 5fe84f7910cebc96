import { reviveForAgency } from '@sarai/wire/desk/requests/deadline.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { WriteDialog } from '@sarai/frame/data/write-dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'

/** For an agency that calls after its deadline: only at the price to which it has agreed already. */
export function ReviveDialog({ request, onClose }: { request: DeskRequest; onClose: () => void }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { id, number, version, finalPrice, currency } = request
  return (
    <WriteDialog
      title={t.rich('reviveTitle', { number: <bdi dir="ltr">{number}</bdi> })}
      confirmLabel={t('reviveNow')}
      send={(once) => api(reviveForAgency, { params: { id }, body: { version } }, once)}
      changes={requestQueries}
      doneText={t('reviveDone', { number })}
      onClose={onClose}
    >
      <p>{t('reviveText', { price: showPrice(language, finalPrice, currency) })}</p>
    </WriteDialog>
  )
}
