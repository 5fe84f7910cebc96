import { useState, type FormEvent } from 'react'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { Combobox } from '#kit/choice/combobox.tsx'
import { searchIn, type Option } from '#kit/choice/option.ts'
import type { OptionSearch } from '#kit/choice/option-search.ts'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const countries: Option[] = [
  { id: 'IR', label: 'Iran', alsoFoundBy: ['ایران'] },
  { id: 'IQ', label: 'Iraq', alsoFoundBy: ['عراق'] },
  { id: 'TR', label: 'Türkiye', alsoFoundBy: ['ترکیه'] },
]

function show(search: OptionSearch, start: Option | null = null) {
  const onChange = vi.fn<(value: Option | null) => void>()
  render(
    <Kept start={start} onChange={onChange}>
      {(value, change) => <Combobox label="Nationality" value={value} onChange={change} search={search} />}
    </Kept>,
  )
  return { onChange, input: page.getByRole('combobox', { name: 'Nationality' }) }
}

test('searches only from the second letter on, once typing rests', async () => {
  const search = vi.fn<OptionSearch>(searchIn(countries))
  const { input } = show(search)
  await input.click()
  await userEvent.keyboard('i')
  await expect.element(page.getByText('Type at least 2 letters')).toBeVisible()
  expect(search).not.toHaveBeenCalled()
  await userEvent.keyboard('ra')
  await expect.element(page.getByRole('option', { name: 'Iraq' })).toBeVisible()
  expect(search.mock.calls.map(([text]) => text)).toEqual(['ira'])
})

test.each(['en', 'fa'] as const)('says what to type in a field half as wide as a phone (%s)', async (language) => {
  speak(language)
  const { input } = show(searchIn(countries))
  await expect.element(input).toBeVisible()
  const { placeholder } = input.element() as HTMLInputElement
  const pen = document.createElement('canvas').getContext('2d')!
  // As large as under a finger; what a field beside another one leaves of 390 px.
  pen.font = `16px ${getComputedStyle(input.element()).fontFamily}`
  expect(placeholder).not.toBe('')
  expect(pen.measureText(placeholder).width).toBeLessThan(131)
})

test('is chosen with the keyboard, and finds «ایران» however it is spelled', async () => {
  const { input, onChange } = show(searchIn(countries))
  await input.fill('ايرا')
  await expect.element(page.getByRole('option', { name: 'Iran' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(countries[0])
  await expect.element(input).toHaveValue('Iran')
})

test.each([
  ['استامبول', 'استانبول'],
  ['Istambul', 'استانبول'],
  ['لاله لی', 'لاله‌لی'],
  ['لالهلی', 'لاله‌لی'],
])('finds a name as people write it: %s', async (typed, name) => {
  const places = [
    { id: 'istanbul', label: 'استانبول', alsoFoundBy: ['Istanbul'] },
    { id: 'laleli', label: 'لاله‌لی', alsoFoundBy: ['Laleli'] },
  ]
  const { input } = show(searchIn(places))
  await input.fill(typed)
  await expect.element(page.getByRole('option', { name })).toBeVisible()
})

test('takes the first on Enter, also when it was pressed before the list was there', async () => {
  const answer = Promise.withResolvers<readonly Option[]>()
  const { input, onChange } = show((text) => (text === 'ira' ? answer.promise : searchIn(countries)(text)))
  await input.click()
  await userEvent.keyboard('ira{ArrowDown}{Enter}')
  await expect.element(page.getByText('Searching…')).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
  answer.resolve([countries[1]!, countries[0]!])
  await expect.element(input).toHaveValue('Iraq')
  expect(onChange.mock.calls).toEqual([[countries[1]]])
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await input.fill('tu')
  await expect.element(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('Türkiye')
  expect(onChange).toHaveBeenLastCalledWith(countries[2])
})

test('takes the first on Enter although the field was left meanwhile, and not once something else is typed', async () => {
  const answers: Record<string, PromiseWithResolvers<readonly Option[]>> = {}
  const { input, onChange } = show((text) => (answers[text] ??= Promise.withResolvers()).promise)
  await input.fill('ira')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => answers['ira']).toBeDefined()
  await input.fill('tur')
  await expect.poll(() => answers['tur']).toBeDefined()
  answers['tur']!.resolve([countries[2]!])
  await expect.element(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
  await input.fill('iran')
  await userEvent.keyboard('{Enter}{Tab}')
  await expect.poll(() => answers['iran']).toBeDefined()
  answers['iran']!.resolve([countries[0]!])
  await expect.element(input).toHaveValue('Iran')
  expect(onChange.mock.calls).toEqual([[countries[0]]])
})

test('says on Enter that nothing was found, and keeps what was typed', async () => {
  const { input, onChange } = show(searchIn(countries))
  await input.fill('xyz')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No result was found')).toBeVisible()
  await expect.element(input).toHaveValue('xyz')
  expect(onChange).not.toHaveBeenCalled()
})

test('stays shut after a choice, also when the page scrolled under it at that moment', async () => {
  render(
    <Kept<Option | null> start={null} onChange={() => window.dispatchEvent(new Event('scroll'))}>
      {(value, change) => <Combobox label="Nationality" value={value} onChange={change} search={searchIn(countries)} />}
    </Kept>,
  )
  const input = page.getByRole('combobox', { name: 'Nationality' })
  await input.fill('ira')
  await page.getByRole('option', { name: 'Iran' }).click()
  await expect.element(input).toHaveValue('Iran')
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})

test('stays shut after another choice that its owner keeps a moment later, as an address does', async () => {
  function Late() {
    const [value, setValue] = useState<Option | null>(countries[0]!)
    const keep = (next: Option | null) => setTimeout(() => setValue(next), 60)
    const shown = { label: 'Nationality', value, onChange: keep, minCharacters: 0 }
    return (
      <>
        <Combobox {...shown} search={searchIn(countries)} />
        <button type="button" onClick={() => setValue(null)}>
          Clear
        </button>
      </>
    )
  }
  render(<Late />)
  const input = page.getByRole('combobox', { name: 'Nationality' })
  await input.fill('Ira')
  await page.getByRole('option', { name: 'Iraq' }).click()
  await expect.element(input).toHaveValue('Iraq')
  await new Promise((pass) => setTimeout(pass, 200))
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(input).toHaveValue('')
})

test.each(['en', 'fa'] as const)(
  'takes the only one that was meant when the field is left without a choice, also when it is found later (%s)',
  async (language) => {
    speak(language)
    const answer = Promise.withResolvers<readonly Option[]>()
    const { input, onChange } = show((text) => (text === 'ترک' ? answer.promise : searchIn(countries)(text)))
    await input.fill('iran')
    await expect.element(page.getByRole('option', { name: 'Iran' })).toBeVisible()
    await userEvent.tab()
    await expect.element(input).toHaveValue('Iran')
    expect(onChange).toHaveBeenLastCalledWith(countries[0])
    await input.fill('ترک')
    await userEvent.tab()
    await expect.element(input).toHaveValue('ترک')
    answer.resolve([countries[2]!])
    await expect.element(input).toHaveValue('Türkiye')
    expect(onChange).toHaveBeenLastCalledWith(countries[2])
  },
)

test.each([
  ['en', 'ira', 'is not chosen yet. Choose one from the list, or empty the field.'],
  ['en', 'xyz', 'Write it differently, or empty the field.'],
  ['en', 'i', 'Type at least 2 letters'],
  ['fa', 'ira', 'هنوز انتخاب نشده است؛ یکی را از فهرست انتخاب کنید یا فیلد را خالی کنید.'],
  ['fa', 'xyz', 'طور دیگری بنویسید یا فیلد را خالی کنید.'],
] as const)('keeps what was typed and not chosen, and says so (%s, %s)', async (language, typed, sentence) => {
  speak(language)
  const { input, onChange } = show(searchIn(countries), countries[2])
  await input.fill(typed)
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(new RegExp(sentence))
  await expect.element(input).toHaveValue(typed)
  await expect.element(input).toBeInvalid()
  expect(onChange).not.toHaveBeenCalled()
  await input.fill('')
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(input).not.toBeInvalid()
  speak('en')
})

test.each([
  ['en', 'ira', /Choose one from the list\.$/],
  ['en', 'xyz', /Write it differently\.$/],
  ['fa', 'ira', /یکی را از فهرست انتخاب کنید\.$/],
  ['fa', 'xyz', /طور دیگری بنویسید\.$/],
] as const)('never tells to empty a field that is needed (%s, %s)', async (language, typed, sentence) => {
  speak(language)
  render(
    <Kept<Option | null> start={null}>
      {(value, change) => (
        <Combobox label="Airline" value={value} onChange={change} search={searchIn(countries)} isRequired />
      )}
    </Kept>,
  )
  const input = page.getByRole('combobox', { name: 'Airline' })
  await input.fill(typed)
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(sentence)
  speak('en')
})

test('what is right again gives its place back after the press that left it, not under the finger', async () => {
  const tops: number[] = []
  const top = () => page.getByRole('button', { name: 'Search' }).element().getBoundingClientRect().top
  const note = () => tops.push(top())
  render(
    <Kept<Option | null> start={null}>
      {(value, change) => (
        <>
          <Combobox
            label="Nationality"
            value={value}
            onChange={change}
            search={searchIn(countries)}
            {...(value === null && { error: 'Choose a country' })}
          />
          <button onPointerDown={note} onPointerUp={note}>
            Search
          </button>
        </>
      )}
    </Kept>,
  )
  await expect.element(page.getByText('Choose a country')).toBeVisible()
  await page.getByRole('combobox', { name: 'Nationality' }).fill('iran')
  await expect.element(page.getByRole('option', { name: 'Iran' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Search' }).click({ delay: 200 })
  expect(tops[1]).toBe(tops[0])
  await expect.poll(() => top()).toBeLessThan(tops[0]!)
})

function showForm(search: OptionSearch) {
  const sent = vi.fn<(id: string | undefined) => void>()
  function Form() {
    const [value, setValue] = useState<Option | null>(null)
    const submit = (event: FormEvent) => {
      event.preventDefault()
      sent(value?.id)
    }
    return (
      <form onSubmit={submit}>
        <Combobox label="Nationality" value={value} onChange={setValue} search={search} />
        <button type="submit">Search</button>
      </form>
    )
  }
  render(<Form />)
  return {
    sent,
    input: page.getByRole('combobox', { name: 'Nationality' }),
    send: () => page.getByRole('button', { name: 'Search' }).click(),
  }
}

test('a form is not sent with a text that was not chosen: it leads back to the field', async () => {
  const { sent, input, send } = showForm(searchIn(countries))
  await input.fill('ira')
  await expect.element(page.getByRole('option', { name: 'Iraq' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await send()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleDescription(/is not chosen yet/)
  expect(sent).not.toHaveBeenCalled()
  await input.fill('')
  await userEvent.tab()
  await send()
  expect(sent.mock.calls).toEqual([[undefined]])
})

test('a form waits for what is still looked for, and is sent with the only one that was found', async () => {
  const answer = Promise.withResolvers<readonly Option[]>()
  const { sent, input, send } = showForm(() => answer.promise)
  await input.fill('turk')
  await userEvent.tab()
  await send()
  expect(sent).not.toHaveBeenCalled()
  answer.resolve([countries[2]!])
  await expect.poll(() => sent.mock.calls).toEqual([['TR']])
  await expect.element(input).toHaveValue('Türkiye')
})

test('never shows the answer to an earlier question', async () => {
  const answers: Record<string, PromiseWithResolvers<readonly Option[]>> = {}
  const { input } = show((text) => (answers[text] ??= Promise.withResolvers()).promise)
  await input.fill('ir')
  await expect.poll(() => answers['ir']).toBeDefined()
  await input.fill('tur')
  await expect.poll(() => answers['tur']).toBeDefined()
  answers['tur']!.resolve([countries[2]!])
  answers['ir']!.resolve([countries[0]!])
  await expect.element(page.getByRole('option', { name: 'Türkiye' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Iran' })).not.toBeInTheDocument()
})

test('says when nothing was found, and when the search failed', async () => {
  const search = vi.fn<OptionSearch>(() => Promise.reject(new Error('offline')))
  const { input } = show(search)
  await input.fill('ira')
  await expect.element(page.getByText('The search did not work. Type again to retry.')).toBeVisible()
  search.mockImplementation(() => [])
  await input.fill('xyz')
  await expect.element(page.getByText('No result was found')).toBeVisible()
})
