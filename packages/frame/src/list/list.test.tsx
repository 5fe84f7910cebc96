import { page } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import type { Column } from '@sarai/ui/kit/table/table-column.ts'
import { useListAddress, type Asked } from '#list/list-address.ts'
import { ListTable } from '#list/list-table.tsx'
import { useList, type Page } from '#list/use-list.ts'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'

type Hotel = { id: number; name: string }
type Read = (asked: Asked<'open' | 'closed', 'city' | 'grade'>) => Promise<Page<Hotel>>

const columns: Column<Hotel>[] = [{ id: 'name', header: 'Hotel', cell: (hotel) => hotel.name, onCard: 'title' }]
const tabs = [
  { id: 'open', label: 'Open' },
  { id: 'closed', label: 'Closed' },
] as const

function Hotels({ read }: { read: Read }) {
  const address = useListAddress({ tabs: ['open', 'closed'], filters: ['city', 'grade'] })
  const list = useList(['hotel'], address, read)
  return (
    <>
      <ListTable
        list={list}
        caption="Hotels"
        tabs={{ label: 'Hotels by state', choices: tabs }}
        searchHint="A part of the name"
        columns={columns}
        keyOf={(hotel) => hotel.id}
        empty={<p>No hotels</p>}
      />
      <Button onPress={() => address.setFilter('city', 'Izmir')}>Only Izmir</Button>
      <Button onPress={() => address.setFilters({ city: 'Yazd', grade: '5' })}>Best of Yazd</Button>
      <Button onPress={address.clearFilters}>All hotels</Button>
    </>
  )
}

/** Pages of two out of five. */
const five: Read = ({ after, search, tab, city }) => {
  const all = [1, 2, 3, 4, 5].map((id) => ({ id, name: [tab, city, search, id].filter(Boolean).join(' ') }))
  const rest = all.filter(({ id }) => id > Number(after ?? 0))
  return Promise.resolve({ rows: rest.slice(0, 2), next: rest.length > 2 ? rest[1]!.id : null, total: 5 })
}
const cell = (name: string) =>
  page.getByRole('cell', { name, exact: true }).or(page.getByRole('rowheader', { name, exact: true }))
const step = (name: string) => page.getByRole('button', { name: `${name} page` })

test('a list is walked page by page, and the address says where one is', async () => {
  await page.viewport(1440, 900)
  const { address, router } = drawPage(<Hotels read={five} />)
  await expect.element(cell('open 1')).toBeVisible()
  await expect.element(step('Previous')).toBeDisabled()
  await step('Next').click()
  await expect.element(cell('open 3')).toBeVisible()
  await step('Next').click()
  await expect.element(cell('open 5')).toBeVisible()
  expect(address()).toBe('/list?after=4')
  await expect.element(step('Next')).toBeDisabled()
  await step('Previous').click()
  await expect.element(cell('open 3')).toBeVisible()
  await router.navigate(-1)
  await expect.element(cell('open 5')).toBeVisible()
})

test('a link into the middle of a list leads back to its beginning', async () => {
  const { address } = drawPage(<Hotels read={five} />, '/list?after=4')
  await expect.element(cell('open 5')).toBeVisible()
  await step('Previous').click()
  await expect.element(cell('open 1')).toBeVisible()
  expect(address()).toBe('/list')
})

/** Letter by letter, but in one turn: a busy machine puts no rest between two keys. */
function typeAtOnce(field: HTMLInputElement, text: string) {
  for (const letter of text) {
    field.setRangeText(letter, field.value.length, field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

test('the server is asked once the typing rests, from the first page, and the tab stays', async () => {
  const read = vi.fn<Read>(five)
  const { address, router } = drawPage(<Hotels read={read} />, '/list?tab=closed&after=2')
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect.element(field).toBeVisible()
  typeAtOnce(field.element() as HTMLInputElement, 'lara')
  await expect.element(cell('closed lara 1')).toBeVisible()
  expect(address()).toBe('/list?tab=closed&search=lara')
  expect(new Set(read.mock.calls.map(([asked]) => asked.search))).toEqual(new Set([undefined, 'lara']))
  await router.navigate('/list')
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await expect.element(cell('open 1')).toBeVisible()
})

test.each([
  ['/list?page=2', '/list?search=lara'],
  ['/list?open=7', '/list?open=7&search=lara'],
])('what was just typed is searched, also where a step to %s comes between', async (elsewhere, after) => {
  const { address, router } = drawPage(<Hotels read={five} />)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await expect.element(field).toBeVisible()
  typeAtOnce(field.element() as HTMLInputElement, 'lara')
  await router.navigate(elsewhere)
  await expect.element(cell('open lara 1')).toBeVisible()
  await expect.element(field).toHaveValue('lara')
  expect(address()).toBe(after)
})

test('a tab or a filter begins at the first page', async () => {
  const { address } = drawPage(<Hotels read={five} />, '/list?after=2')
  await page.getByRole('tab', { name: 'Closed' }).click()
  await expect.element(cell('closed 1')).toBeVisible()
  expect(address()).toBe('/list?tab=closed')
  await page.getByRole('button', { name: 'Only Izmir' }).click()
  await expect.element(cell('closed Izmir 1')).toBeVisible()
  expect(address()).toBe('/list?tab=closed&city=Izmir')
})

test('several filters are set at once, and all are cleared at once; the tab stays', async () => {
  const { address } = drawPage(<Hotels read={five} />, '/list?tab=closed&after=4')
  await page.getByRole('button', { name: 'Best of Yazd' }).click()
  await expect.element(cell('closed Yazd 1')).toBeVisible()
  expect(address()).toBe('/list?tab=closed&city=Yazd&grade=5')
  await page.getByRole('button', { name: 'All hotels' }).click()
  await expect.element(cell('closed 1')).toBeVisible()
  expect(address()).toBe('/list?tab=closed')
})

test('an empty list says why: nothing there, or nothing found', async () => {
  const { router } = drawPage(<Hotels read={() => Promise.resolve({ rows: [], next: null, total: 0 })} />)
  await expect.element(page.getByText('No hotels')).toBeVisible()
  await router.navigate('/list?search=lara')
  await expect.element(page.getByText('Nothing in this list matches “lara”.')).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
})

test('a list that cannot be read says what the server said, and can be tried again', async () => {
  const read = vi.fn<Read>(five).mockRejectedValueOnce(aRefusal())
  drawPage(<Hotels read={read} />)
  await expect.element(page.getByText('Refused.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(cell('open 1')).toBeVisible()
})

test('an address that no page begins with shows the first one', async () => {
  const readable: Read = (asked) =>
    asked.after === 'nonsense' ? Promise.reject(aRefusal({ status: 400, message: 'No such page.' })) : five(asked)
  drawPage(<Hotels read={readable} />, '/list?after=nonsense')
  await expect.element(cell('open 1')).toBeVisible()
  expect(document.body.textContent).not.toContain('No such page.')
})

test('whatever else is refused is told, on any page', async () => {
  drawPage(<Hotels read={() => Promise.reject(aRefusal({ status: 400, message: 'Too long.' }))} />, '/list?after=4')
  await expect.element(page.getByText('Too long.').first()).toBeVisible()
})
