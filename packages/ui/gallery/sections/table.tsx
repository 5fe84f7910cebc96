import { useState } from 'react'
import { Clock, Trash2 } from 'lucide-react'
import { StateChip } from '#booking/state-chip.tsx'
import { Count } from '#kit/show/count.tsx'
import { DataTable } from '#kit/table/data-table.tsx'
import { Icon } from '#kit/show/icon.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import type { Column, Sort } from '#kit/table/table-column.ts'
import { useBoth } from '../both.ts'

const samples = [
  {
    number: 'R-10482',
    agency: 'Parvaz Asia',
    hotel: 'Galata Court Hotel',
    stay: ['20 Dec · 5 nights · 2 rooms', '۲۹ آذر · ۵ شب · ۲ اتاق'],
    state: 'ConfirmationPending',
    due: ['12 min', '۱۲ دقیقه'],
    total: ['€662', '۶۶۲ یورو'],
  },
  {
    number: 'R-10481',
    agency: 'Setareh Gasht',
    hotel: 'Lara Lagoon Resort',
    stay: ['21 Mar · 7 nights · 3 rooms', '۱ فروردین · ۷ شب · ۳ اتاق'],
    state: 'Requested',
    due: ['26 min', '۲۶ دقیقه'],
    total: ['€3,480', '۳٬۴۸۰ یورو'],
  },
  {
    number: 'R-10477',
    agency: 'Parvaz Asia',
    hotel: 'Pera Lantern',
    stay: ['1 Dec · 4 nights · 1 room', '۱۰ آذر · ۴ شب · ۱ اتاق'],
    state: 'PaymentPending',
    due: ['4 h 20 min left', '۴ ساعت و ۲۰ دقیقه مانده'],
    total: ['€512', '۵۱۲ یورو'],
  },
  {
    number: 'R-10449',
    agency: 'Kimia Tour',
    hotel: 'Belek Palm Garden',
    stay: ['1 Apr · 5 nights · 2 rooms', '۱۲ فروردین · ۵ شب · ۲ اتاق'],
    state: 'Settled',
    due: ['3 days', '۳ روز'],
    total: ['€2,290', '۲٬۲۹۰ یورو'],
  },
] satisfies { stay: [string, string]; due: [string, string]; total: [string, string]; [key: string]: unknown }[]

type Sample = (typeof samples)[number]

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
          <span className="block text-small text-muted">{both(row.stay[0], row.stay[1])}</span>
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
          {both(row.due[0], row.due[1])}
        </span>
      ),
    },
    {
      id: 'total',
      header: both('Total', 'جمع کل'),
      isNumber: true,
      isSortable: true,
      onCard: 'amount',
      cell: (row) => both(row.total[0], row.total[1]),
    },
    {
      id: 'actions',
      header: both('Actions', 'عملیات'),
      hasControls: true,
      onCard: 'menu',
      cell: () => <IconButton icon={Trash2} label={both('Delete', 'حذف')} size="small" variant="danger" />,
    },
  ]
}

function Section() {
  const both = useBoth()
  const columns = useColumns()
  const [sort, setSort] = useState<Sort>({ column: 'due', isDescending: true })
  const [view, setView] = useState('all')
  const [page, setPage] = useState(1)
  const [ticked, setTicked] = useState<readonly string[]>(['R-10481'])
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
        rows={samples}
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
      <DataTable
        {...shared}
        rows={samples}
        hrefOf={(row) => `#${row.number}`}
        selection={{
          isSelected: ({ number }) => ticked.includes(number),
          onToggle: ({ number }) =>
            setTicked(ticked.includes(number) ? ticked.filter((one) => one !== number) : [...ticked, number]),
          labelOf: ({ number }) => both(`Select ${number}`, `انتخاب ${number}`),
          all: {
            label: both('Select all', 'انتخاب همه'),
            isSelected: ticked.length === samples.length,
            onToggle: () => setTicked(ticked.length === samples.length ? [] : samples.map(({ number }) => number)),
          },
        }}
      />
      <DataTable {...shared} rows={samples.slice(1, 3)} isUpdating />
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
