import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { offerBody, withdrawOffer } from '@sarai/wire/desk/requests/offers.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useHeldRequest } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'

/** Of the offer that is read. One that takes its place meanwhile is withdrawn only by whoever goes on to it. */
export function WithdrawDialog({ request: current, onClose }: { request: DeskRequest; onClose: () => void }) {
  const t = useOfferWords()
  const { request, news } = useHeldRequest(current)
  const { language } = useLanguage()
  const isStillOffered = current.versions.some(({ isOffer }) => isOffer)
  const { id, number, version, currency } = request
  const price = (minor: number) => showPrice(language, minor, currency)
  const offered = request.versions.find(({ isOffer }) => isOffer)?.finalPrice ?? request.finalPrice
  return (
    <FormDialog
      title={t('withdrawTitle', { number })}
      note={<DialogSubject of={request} />}
      news={isStillOffered ? news : news && { ...news, take: undefined }}
      width="narrow"
      schema={offerBody}
      start={{ reason: '' }}
      version={version}
      savedBy="held"
      send={({ reason }, once) => api(withdrawOffer, { params: { id }, body: { reason, version } }, once)}
      changes={requestQueries}
      doneText={t('withdrawDone', { number })}
      submitLabel={t('withdrawNow')}
      isDanger
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>{t('withdrawText', { offer: price(offered), price: price(request.finalPrice) })}</p>
          {field('reason', (props) => (
            <TextArea {...props} label={t('withdrawWhy')} maxLength={500} rows={3} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
