import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RoomPriceLine } from '@sarai/wire/portal/requests.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { TableRows } from '@sarai/ui/kit/table/table-rows.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { numbered } from '#features/requests/details/numbered.ts'
import { useAmounts } from '#features/requests/details/shown-amount.ts'

type Line = ReturnType<typeof numbered<RoomPriceLine>>[number]

/** A line for each room; what stands in it adds up to its end. */
export function PriceTable({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { show, showDifference } = useAmounts(request.Currency)
  const columns: Column<Line>[] = [
    {
      id: 'room',
      header: t('room'),
      cell: ({ number, item: price }) => (
        <b className="font-semibold">
          {t.rich('numberedRoom', { number: showNumber(language, number), room: <bdi>{price.RoomType}</bdi> })}
        </b>
      ),
    },
    {
      id: 'nights',
      header: t('nights'),
      isNumber: true,
      cell: ({ item: price }) => quiet(showNumber(language, price.Nights)),
    },
    {
      id: 'stay',
      header: t('stayTotal'),
      isNumber: true,
      cell: ({ item: price }) => quiet(show(price.StayTotalPrice)),
    },
    {
      id: 'extras',
      header: t('extras'),
      isNumber: true,
      cell: ({ item: price }) => quiet(show(price.ExtrasTotalPrice)),
    },
    {
      id: 'special',
      header: t('specialDates'),
      isNumber: true,
      cell: ({ item: price }) => quiet(showDifference(price.ExtraCharge)),
    },
    { id: 'total', header: t('totalPrice'), isNumber: true, cell: ({ item: price }) => show(price.TotalPrice) },
  ]
  return (
    <div className="border-t border-line">
      <TableRows
        caption={t('price')}
        columns={columns}
        rows={numbered(request.EachRoomPrice)}
        keyOf={({ number }) => number}
      />
    </div>
  )
}

const quiet = (amount: string) => <span className="font-normal">{amount}</span>
