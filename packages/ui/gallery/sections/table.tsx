import { useState } from 'react'
import { Clock, Trash2 } from 'lucide-react'
import { StateChip } from '#booking/state-chip.tsx'
import { Count } from '#kit/count.tsx'
import { DataTable } from '#kit/data-table.tsx'
import { Icon } from '#kit/icon.tsx'
import { IconButton } from '#kit/icon-button.tsx'
import type { Column, Sort } from '#kit/table-column.ts'
import { useBoth } from '../both.ts'

type Sample = { number: string; agency: string; hotel: string; stay: string; state: string; due: string; total: string }

function useSamples(): Sample[] {
  const both = useBoth()
  const row = (
    number: string,
    agency: string,
    hotel: string,
    stay: string,
    state: string,
    due: string,
    total: string,
  ) => ({
    number,
    agency,
    hotel,
    stay,
    state,
    due,
    total,
  })
  return [
    row(
      'R-10482',
      'Parvaz Asia',
      'Galata Court Hotel',
      both('20 Dec · 5 nights · 2 rooms', '۲۹ آذر · ۵ شب · ۲ اتاق'),
      'ConfirmationPending',
      both('12 min', '۱۲ دقیقه'),
      both('€662', '۶۶۲ یورو'),
    ),
    row(
      'R-10481',
      'Setareh Gasht',
      'Lara Lagoon Resort',
      both('21 Mar · 7 nights · 3 rooms', '۱ فروردین · ۷ شب · ۳ اتاق'),
      'Requested',
      both('26 min', '۲۶ دقیقه'),
      both('€3,480', '۳٬۴۸۰ یورو'),
    ),
    row(
      'R-10477',
      'Parvaz Asia',
      'Pera Lantern',
      both('1 Dec · 4 nights · 1 room', '۱۰ آذر · ۴ شب · ۱ اتاق'),
      'PaymentPending',
      both('4 h 20 min left', '۴ ساعت و ۲۰ دقیقه مانده'),
      both('€512', '۵۱۲ یورو'),
    ),
    row(
      'R-10466',
      'Kimia Tour',
      'Bosphorus Yalı',
      both('28 Dec · 4 nights · 1 room', '۷ دی · ۴ شب · ۱ اتاق'),
      'New',
      both('2 h', '۲ ساعت'),
      both('€980', '۹۸۰ یورو'),
    ),
    row(
      'R-10449',
      'Kimia Tour',
      'Belek Palm Garden',
      both('1 Apr · 5 nights · 2 rooms', '۱۲ فروردین · ۵ شب · ۲ اتاق'),
      'Settled',
      both('3 days', '۳ روز'),
      both('€2,290', '۲٬۲۹۰ یورو'),
    ),
  ]
}

function useColumns(): Column<Sample>[] {
  const both = useBoth()
  return [
    {
      id: 'number',
      header: both('Request', 'درخواست'),
      isSortable: true,
      cell: (row) => (
        <>
          <span className="flex items-center gap-1.5 font-semibold">
            <bdi dir="ltr">{row.number}</bdi>
            {row.number === 'R-10482' && <Count value={2} tone="hot" />}
          </span>
          <span className="block text-small font-normal text-muted">
            <bdi>{row.agency}</bdi>
          </span>
        </>
      ),
    },
    {
      id: 'hotel',
      header: both('Hotel and stay', 'هتل و اقامت'),
      onCard: 'line',
      cell: (row) => (
        <>
          <bdi className="font-medium">{row.hotel}</bdi>
          <span className="block text-small text-muted">{row.stay}</span>
        </>
      ),
    },
    { id: 'state', header: both('State', 'وضعیت'), onCard: 'badge', cell: (row) => <StateChip state={row.state} /> },
    {
      id: 'due',
      header: both('Waiting / due', 'انتظار / مهلت'),
      isSortable: true,
      cell: (row) => (
        <span className="inline-flex items-center gap-1.5 font-medium">
          <Icon of={Clock} size={14} />
          {row.due}
        </span>
      ),
    },
    {
      id: 'total',
      header: both('Total', 'جمع کل'),
      isNumber: true,
      isSortable: true,
      onCard: 'amount',
      cell: (row) => row.total,
    },
    {
      id: 'actions',
      header: both('Actions', 'عملیات'),
      hasControls: true,
      onCard: 'none',
      cell: () => <IconButton icon={Trash2} label={both('Delete', 'حذف')} size="small" variant="danger" />,
    },
  ]
}

function Section() {
  const both = useBoth()
  const columns = useColumns()
  const rows = useSamples()
  const [sort, setSort] = useState<Sort>({ column: 'due', isDescending: true })
  const [view, setView] = useState('all')
  const [page, setPage] = useState(1)
  const shared = {
    columns,
    keyOf: (row: Sample) => row.number,
    caption: both('Requests', 'درخواست‌ها'),
    empty: (
      <p className="p-6 text-center text-muted">
        {both('No request matches these filters', 'درخواستی با این فیلترها نیست')}
      </p>
    ),
  }
  return (
    <div className="grid gap-6">
      <DataTable
        {...shared}
        rows={rows}
        hrefOf={(row) => `#${row.number}`}
        selectedKey="R-10482"
        sort={sort}
        onSort={setSort}
        hasRowKeys
        tabs={{
          label: both('Views', 'نماها'),
          selected: view,
          onSelect: setView,
          tabs: [
            { id: 'all', label: both('All', 'همه'), count: 143 },
            { id: 'due', label: both('Due today', 'مهلت امروز'), count: 3, isUrgent: true },
          ],
        }}
        paging={{ page, pageSize: 10, total: 143, onPage: setPage }}
      />
      <DataTable {...shared} rows={rows.slice(1, 3)} isUpdating />
      <DataTable {...shared} rows={undefined} skeletonRows={3} />
      <DataTable {...shared} rows={[]} />
      <DataTable
        {...shared}
        rows={undefined}
        error={
          <p className="p-6 text-center text-error">{both('This part could not be loaded', 'این بخش بارگذاری نشد')}</p>
        }
      />
    </div>
  )
}

export default { title: 'Table', Section }
