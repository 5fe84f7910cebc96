import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listAlternatives, type RequestAlternative } from '@sarai/wire/portal/life/alternatives.ts'
import { readDraft, type ReadDraft } from '@sarai/wire/portal/drafts.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { mayActAs } from '@sarai/domain/people/colleague.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { useWrite } from '@sarai/frame/data/write.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAlternativeWords } from '#features/requests/details/alternatives/alternative-words.ts'
import { api } from '#shared/api.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useProfile } from '#shared/profile.ts'
import { requestQueries } from '#shared/one-request.ts'

const ChooseDialog = laterDialog(
  async () => (await import('#features/requests/details/alternatives/choose-dialog.tsx')).ChooseDialog,
)

type Asked = { alternative: RequestAlternative; begun: ReadDraft | null }

/** What the desk proposed with its no, at the price of this moment; nothing where it proposed nothing. */
export function AlternativesCard({ of: request }: { of: RequestDetails }) {
  const t = useAlternativeWords()
  const { language } = useLanguage()
  const { data: profile } = useProfile()
  const [asked, setAsked] = useState<Asked>()
  const params = { id: request.Id }
  const alternatives = useQuery({
    queryKey: [...requestQueries, request.Id, 'alternatives', language],
    queryFn: () => api(listAlternatives, { params }),
  })
  const { write: choose, isPending } = useWrite({
    send: () => api(readDraft, { query: {} }),
    changes: ['draft'],
    onDone: (alternative: RequestAlternative, begun) => setAsked({ alternative, begun }),
  })
  const mayChoose = profile !== undefined && mayActAs(profile.Role, 'agent')
  if (alternatives.isError) return <LoadError of={alternatives} />
  const shown = alternatives.data?.Alternatives ?? []
  if (shown.length === 0) return null
  return (
    <CardSection title={t('title')} note={t('note')}>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((alternative, place) => (
          <li
            key={`${alternative.AccommodationPropertyId} ${alternative.CheckInDate} ${place + 1}`}
            className="flex flex-wrap items-center gap-3 px-3.5 py-3 sm:px-4.5"
          >
            <RoomNumber of={place + 1} isSmall />
            <div className="min-w-0 grow basis-56">
              <p className="font-semibold">
                <bdi>{alternative.HotelName}</bdi>
              </p>
              <p className="text-small text-soft">
                {alternative.Rooms.map(({ RoomType, RoomService }) => `${RoomType} · ${RoomService}`).join(' + ')}
              </p>
              <p className="text-small text-soft">
                {showDateRange(language, calendarDay(alternative.CheckInDate), calendarDay(alternative.CheckOutDate))} ·{' '}
                {showQuantity(language, alternative.Nights, 'night')}
              </p>
            </div>
            <AlternativePrice of={alternative} />
            {mayChoose && alternative.PriceNow !== null && (
              <Button onPress={() => choose(alternative)} isPending={isPending}>
                {t('choose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && <ChooseDialog of={request} {...asked} onClose={() => setAsked(undefined)} />}
    </CardSection>
  )
}

function AlternativePrice({ of: { Currency, PriceNow, PriceShown } }: { of: RequestAlternative }) {
  const t = useAlternativeWords()
  const { show } = useAmounts(Currency)
  if (PriceNow === null) return <p className="text-small text-muted">{t('gone')}</p>
  return (
    <p className="text-end">
      <b className="block font-semibold">{show(PriceNow)}</b>
      {PriceNow !== PriceShown && (
        <span className="text-small text-muted">{t('moved', { price: show(PriceShown) })}</span>
      )}
    </p>
  )
}
