import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { DataTable } from '#kit/table/data-table.tsx'
import type { Column, Sort } from '#kit/table/table-column.ts'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

type Sample = { id: number; hotel: string; total: string }

const rows: Sample[] = [
  { id: 10482, hotel: 'Galata Court', total: '€662' },
  { id: 10481, hotel: 'Lara Lagoon', total: '€3,480' },
]
const columns: Column<Sample>[] = [
  { id: 'number', header: 'Request', cell: (row) => `R-${row.id}` },
  { id: 'hotel', header: 'Hotel', cell: (row) => row.hotel, onCard: 'line' },
  { id: 'total', header: 'Total', cell: (row) => row.total, isNumber: true, isSortable: true, onCard: 'amount' },
]
const shared = {
  caption: 'Requests',
  columns,
  keyOf: (row: Sample) => row.id,
  hrefOf: (row: Sample) => `#${row.id}`,
  empty: <p>Nothing yet</p>,
}

test('is a table on a wide screen and cards at 390 px', async () => {
  await page.viewport(1440, 900)
  render(<DataTable {...shared} rows={rows} />)
  await expect.element(page.getByRole('table', { name: 'Requests' })).toBeVisible()
  await page.viewport(390, 800)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
  expect(page.getByRole('listitem').all()).toHaveLength(2)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('on a card the menu stands in the corner, beside the name, and can be pressed there', async () => {
  await page.viewport(390, 800)
  const onPress = vi.fn<() => void>()
  const menu: Column<Sample> = {
    id: 'menu',
    header: 'Actions',
    hasControls: true,
    onCard: 'menu',
    cell: () => <button onClick={onPress}>More</button>,
  }
  render(<DataTable {...shared} columns={[...columns, menu]} rows={rows.slice(0, 1)} />)
  const button = page.getByRole('button', { name: 'More' })
  await button.click()
  expect(onPress).toHaveBeenCalledOnce()
  const [corner, name] = [button.element(), page.getByText('R-10482').element()].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(Math.abs(corner!.top - name!.top)).toBeLessThan(16)
  expect(corner!.left).toBeGreaterThan(name!.right)
})

test('on a card a long amount stands under the facts, and a short one beside them', async () => {
  await page.viewport(390, 800)
  const paid: Column<Sample> = { id: 'paid', header: 'Payment date and time', cell: () => '2026-11-18 13:38' }
  const long = { id: 10480, hotel: 'Galata Court', total: 'IRR 640,000,000 of IRR 900' }
  render(<DataTable {...shared} columns={[...columns, paid]} rows={[rows[0]!, long]} />)
  await expect.element(page.getByText(long.total)).toBeVisible()
  const [short, under] = [...document.querySelectorAll('dl')].map((facts) => {
    const amount = facts.nextElementSibling!.getBoundingClientRect()
    return { isBeside: amount.top < facts.getBoundingClientRect().bottom, end: amount.right }
  })
  expect([short!.isBeside, under!.isBeside]).toEqual([true, false])
  expect(under!.end).toBe(short!.end)
  const names = page.getByText(paid.header).elements()
  expect(new Set(names.map((name) => name.getBoundingClientRect().height)).size).toBe(1)
})

test('on a card a fact that is not there is not named, also where a table has a dash for it', async () => {
  await page.viewport(390, 800)
  const fact = (id: string, shown: string): Column<Sample> => ({ id, header: id, cell: () => shown })
  const facts = [fact('Paid', '€60'), fact('Credit', '—'), fact('Note', '')]
  render(<DataTable {...shared} columns={[...columns, ...facts]} rows={rows.slice(0, 1)} />)
  const named = () =>
    page
      .getByRole('term')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(named).toEqual(['Paid'])
  await page.viewport(1440, 900)
  await expect.element(page.getByRole('cell', { name: '—' })).toBeVisible()
})

test('opens a row wherever it is pressed, and walks the rows with J and K', async () => {
  await page.viewport(1440, 900)
  const onIntent = vi.fn<(row: Sample) => void>()
  render(<DataTable {...shared} rows={rows} hasRowKeys onIntent={onIntent} />)
  const first = page.getByRole('link', { name: 'R-10482' })
  await expect.element(first).toBeVisible()
  const price = page.getByText('€662').element().getBoundingClientRect()
  expect(document.elementFromPoint(price.left, price.top)?.closest('a')).toBe(first.element())
  await userEvent.keyboard('jj')
  await expect.element(page.getByRole('link', { name: 'R-10481' })).toHaveFocus()
  expect(onIntent).toHaveBeenLastCalledWith(rows[1])
  await userEvent.keyboard('k')
  await expect.element(first).toHaveFocus()
})

test('looks at a row with Space, and at the next with J while it looks', async () => {
  await page.viewport(1440, 900)
  const onPeek = vi.fn<(row: Sample) => void>()
  const takeAway = render(<DataTable {...shared} rows={rows} hasRowKeys peek={{ isOpen: false, onPeek }} />)
  await expect.element(page.getByRole('link', { name: 'R-10482' })).toBeVisible()
  await userEvent.keyboard(' ')
  expect(onPeek, 'no row has the focus').not.toHaveBeenCalled()
  await userEvent.keyboard('j j')
  expect(onPeek.mock.calls).toEqual([[rows[0]]])
  takeAway()
  render(<DataTable {...shared} rows={rows} hasRowKeys peek={{ isOpen: true, onPeek }} />)
  await expect.element(page.getByRole('link', { name: 'R-10482' })).toBeVisible()
  await userEvent.keyboard('jj')
  expect(onPeek.mock.calls.slice(1)).toEqual([[rows[0]], [rows[1]]])
})

test('sorts by a heading, and turns the order round when it is pressed again', async () => {
  await page.viewport(1440, 900)
  const onSort = vi.fn<(sort: Sort) => void>()
  render(<DataTable {...shared} rows={rows} sort={{ column: 'total', isDescending: false }} onSort={onSort} />)
  const heading = page.getByRole('columnheader', { name: 'Total' })
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  await heading.getByRole('button').click()
  expect(onSort).toHaveBeenCalledWith({ column: 'total', isDescending: true })
})

test('keeps the last page in sight while the next one loads', async () => {
  render(<DataTable {...shared} rows={rows} isUpdating />)
  await expect.element(page.getByText('Galata Court')).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
})

test('counts in Persian and stops at the last page', async () => {
  speak('fa')
  const onPage = vi.fn<(page: number) => void>()
  render(<DataTable {...shared} rows={rows} paging={{ page: 15, pageSize: 10, total: 143, onPage }} />)
  await expect.element(page.getByText('۱۴۱ تا ۱۴۳ از ۱۴۳')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'صفحه بعد' })).toBeDisabled()
  await page.getByRole('button', { name: 'صفحه قبل' }).click()
  expect(onPage).toHaveBeenCalledWith(14)
})

test.each([1440, 390])(
  'rows are ticked one by one or all at once, and a tick opens nothing, at %d px',
  async (width) => {
    await page.viewport(width, 900)
    const onToggle = vi.fn<(row: Sample) => void>()
    const onToggleAll = vi.fn<() => void>()
    location.hash = ''
    render(
      <DataTable
        {...shared}
        rows={rows}
        selection={{
          isSelected: ({ id }) => id === 10481,
          onToggle,
          labelOf: ({ id }) => `Select R-${id}`,
          all: { label: 'Select all', isSelected: false, onToggle: onToggleAll },
        }}
      />,
    )
    await expect.element(page.getByRole('checkbox', { name: 'Select R-10481' })).toBeChecked()
    await tick('Select R-10482')
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(rows[0])
    expect(location.hash).toBe('')
    const overAll = page.getByRole('checkbox', { name: 'Select all' })
    expect(overAll.all()).toHaveLength(width === 390 ? 0 : 1)
  },
)

/** The box itself is hidden in its label: pressed is what is drawn for it. */
async function tick(name: string) {
  const box = page.getByRole('checkbox', { name }).element()
  await page.elementLocator(box.closest('label')!.querySelector('span > svg')!.parentElement!).click()
}

test('numbers are set in a column of equal digits, but not in Persian, whose «۱» would fall apart', async () => {
  await page.viewport(1440, 900)
  render(<DataTable {...shared} rows={rows} />)
  const set = () => getComputedStyle(page.getByRole('cell', { name: '€662' }).element()).fontVariantNumeric
  await expect.element(page.getByRole('cell', { name: '€662' })).toBeVisible()
  expect(set()).toBe('tabular-nums')
  document.documentElement.lang = 'fa'
  expect(set()).toBe('normal')
})
