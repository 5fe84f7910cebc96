import { useState } from 'react'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { offerBody, withdrawOffer } from '@sarai/wire/desk/requests/offers.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useChangedNews } from '#features/requests/details/answers/changed-news.tsx'
import { DialogSubject } from '#features/requests/details/answers/dialog-subject.tsx'
import { useOfferWords } from '#features/requests/details/offer/offer-words.ts'
import { requestQueries } from '#features/requests/request-counts.ts'
import { showPrice } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'

/** Of the offer that it was opened for. Another one may take its place meanwhile, and is not withdrawn by it. */
export function WithdrawDialog({ request: current, onClose }: { request: DeskRequest; onClose: () => void }) {
  const t = useOfferWords()
  const news = useChangedNews(current)
  const { language } = useLanguage()
  const [request] = useState(current)
  const { id, number, version, currency } = request
  const price = (minor: number) => showPrice(language, minor, currency)
  const offered = request.versions.find(({ isOffer }) => isOffer)?.finalPrice ?? request.finalPrice
  return (
    <FormDialog
      title={t('withdrawTitle', { number })}
      note={<DialogSubject of={request} />}
      news={news}
      width="narrow"
      schema={offerBody}
      start={{ reason: '' }}
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
