import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { fareAsTable } from '#features/requests/details/fare/fare-as-table.ts'
import { FareLines } from '#features/requests/details/fare/fare-lines.tsx'
import { fareParts } from '#features/requests/details/fare/fare-parts.ts'
import { FareTable } from '#features/requests/details/fare/fare-table.tsx'
import { numbered } from '#features/requests/details/numbered.ts'
import { Totals } from '#features/requests/details/fare/totals.tsx'

type FareBreakdownProps = { of: RequestDetails; isOpen: boolean; onClose: () => void }

/** The price night by night: a dialog on large screens, a sheet with one room at a time below them [req-05]. */
export function FareBreakdown({ of: request, isOpen, onClose }: FareBreakdownProps) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const isSheet = useIsBelowLarge()
  const heads = [t('room'), t('date'), ...fareParts.map(({ name }) => t(name)), t('nightTotal')]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t('fareBreakdown')}
      note={t.rich('fareNote', {
        number: <bdi dir="ltr">{request.RequestNumber}</bdi>,
        hotel: <bdi>{request.HotelName}</bdi>,
        dates: showDateRange(language, calendarDay(request.CheckInDate), calendarDay(request.CheckOutDate)),
      })}
      isOnlyRead
      actions={
        <>
          <CopyButton text={fareAsTable(request, heads)} label={t('copyTable')} isLabelled />
          <Button variant="primary" onPress={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        {isSheet ? (
          <FareLines of={request} />
        ) : (
          numbered(request.EachRoomPrice).map(({ item: room, number }) => (
            <FareTable key={number} room={room} number={number} currency={request.Currency} />
          ))
        )}
        <Totals of={request} className="ms-auto w-full lg:max-w-72" />
      </div>
    </Dialog>
  )
}
