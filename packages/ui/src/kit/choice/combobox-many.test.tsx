import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { ComboboxMany } from '#kit/choice/combobox-many.tsx'
import { searchIn, type Option } from '#kit/choice/option.ts'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const places: Option[] = [
  { id: 'galata', label: 'Galata' },
  { id: 'pera', label: 'Pera' },
  { id: 'taksim', label: 'Taksim' },
]

function show(start: readonly Option[] = [], most = 10) {
  const onChange = vi.fn<(value: readonly Option[]) => void>()
  render(
    <Kept start={start} onChange={onChange}>
      {(value, change) => (
        <ComboboxMany label="District" value={value} onChange={change} search={searchIn(places)} most={most} />
      )}
    </Kept>,
  )
  const chosen = () => [...document.querySelectorAll('ul[aria-label] > li')].map((item) => item.textContent)
  return { onChange, chosen, input: page.getByRole('combobox', { name: 'District' }) }
}

test('takes one after the other with the keyboard, and is empty again after each', async () => {
  const { input, chosen } = show()
  for (const [typed, name] of [
    ['gal', 'Galata'],
    ['tak', 'Taksim'],
  ] as const) {
    await input.fill(typed)
    await expect.element(page.getByRole('option', { name })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(input).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  }
  await expect.poll(chosen).toEqual(['Galata', 'Taksim'])
})

test('a choice shuts the list and frees the page, and what was given back can be chosen again', async () => {
  const { input, chosen } = show()
  for (let time = 0; time < 2; time++) {
    await input.fill('gal')
    await page.getByRole('option', { name: 'Galata' }).click()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(input).toHaveFocus()
    await expect.poll(chosen).toEqual(['Galata'])
    // By its role: it is hidden while a list is open.
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(chosen).toEqual([])
  }
})

test('the list that is opened without a word offers nothing of the last search', async () => {
  const { input } = show()
  await input.fill('gal')
  await page.getByRole('option', { name: 'Galata' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Galata' })).not.toBeInTheDocument()
})

test('the keyboard stays in the form when what it stood on goes', async () => {
  const { input, chosen } = show(places)
  const remove = (name: string) => page.getByRole('button', { name: new RegExp(`^Remove .?${name}`) })
  await expect.element(remove('Pera')).toBeVisible()
  remove('Pera').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Taksim')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Galata')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveFocus()
  await expect.poll(chosen).toEqual([])
})

test('takes nothing twice', async () => {
  const { input, onChange } = show([places[0]!])
  await input.fill('gal')
  await page.getByRole('option', { name: 'Galata' }).click()
  await expect.element(input).toHaveValue('')
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['en', /^Remove .?Galata/],
  ['fa', /^حذف .?Galata/],
] as const)('gives each back by a button that names it, in %s', async (language, name) => {
  speak(language)
  const { onChange } = show(places.slice(0, 2))
  await page.getByRole('button', { name }).click()
  expect(onChange).toHaveBeenLastCalledWith([places[1]])
})

test('says when no more can be chosen, and leaves no word behind', async () => {
  const { input } = show(places.slice(0, 2), 2)
  await expect.element(input).toBeDisabled()
  await expect.element(page.getByText('You have chosen 2, and that is the most')).toBeVisible()
})
