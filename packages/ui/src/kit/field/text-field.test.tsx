import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { AmountField } from '#kit/field/amount-field.tsx'
import { PasswordField } from '#kit/field/password-field.tsx'
import { TextField } from '#kit/field/text-field.tsx'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const caretIn = (input: Element) => input instanceof HTMLInputElement && input.selectionStart

test('makes 0-9 of Persian digits where they are typed, and leaves the caret there', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start="0912" onChange={onChange}>
      {(value, change) => <TextField label="Phone" dir="ltr" value={value} onChange={change} />}
    </Kept>,
  )
  const input = page.getByRole('textbox', { name: 'Phone' })
  await input.click()
  await userEvent.keyboard('{Home}{ArrowRight}۴٥')
  expect(onChange).toHaveBeenLastCalledWith('045912')
  expect(caretIn(input.element())).toBe(3)
})

test('is named, described and wrong to a screen reader too', async () => {
  render(
    <TextField
      label="E-mail"
      hint="Your username"
      error="Type a valid e-mail"
      isRequired
      value=""
      onChange={() => {}}
    />,
  )
  const input = page.getByRole('textbox', { name: 'E-mail' })
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAttribute('aria-required', 'true')
  await expect.element(input).toHaveAccessibleDescription('Your username Type a valid e-mail')
})

test('looks different with the focus, also where it is wrong', async () => {
  render(
    <>
      <TextField label="First name" error="Required" value="" onChange={() => {}} />
      <TextField label="Last name" error="Required" value="" onChange={() => {}} />
    </>,
  )
  const first = page.getByRole('textbox', { name: 'First name' })
  const last = page.getByRole('textbox', { name: 'Last name' })
  const ringOf = (field: typeof first) => getComputedStyle(field.element().parentElement!).boxShadow
  await expect.element(first).toBeVisible()
  expect(ringOf(first)).toBe(ringOf(last))
  await first.click()
  await expect.poll(() => ringOf(first)).not.toBe(ringOf(last))
})

test('starts a Latin value where a Persian page starts', async () => {
  speak('fa')
  render(<TextField label="ایمیل" dir="ltr" value="a@b.example" onChange={() => {}} />)
  const input = page.getByRole('textbox', { name: 'ایمیل' })
  await expect.element(input).toHaveStyle({ direction: 'ltr', textAlign: 'end' })
})

test('shows a password and keeps its digits as they were typed', async () => {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start="" onChange={onChange}>
      {(value, change) => (
        <PasswordField label="Password" autoComplete="new-password" value={value} onChange={change} />
      )}
    </Kept>,
  )
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('textbox', { name: 'Password' }).fill('رمز۱۲')
  expect(onChange).toHaveBeenLastCalledWith('رمز۱۲')
})

test('groups an amount while it is typed in Persian, and gives plain digits', async () => {
  speak('fa')
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start="" onChange={onChange}>
      {(value, change) => <AmountField label="مبلغ" value={value} onChange={change} />}
    </Kept>,
  )
  const input = page.getByRole('textbox', { name: 'مبلغ' })
  await input.click()
  await userEvent.keyboard('۱۲۵۰٫۵')
  await expect.element(input).toHaveValue('۱٬۲۵۰٫۵')
  expect(onChange).toHaveBeenLastCalledWith('1250.5')
  await userEvent.keyboard('{Home}۹')
  await expect.element(input).toHaveValue('۹۱٬۲۵۰٫۵')
  expect(caretIn(input.element())).toBe(1)
})

test.each([
  ['en', 'EUR'],
  ['fa', 'یورو'],
] as const)('names the currency of an amount in the language (%s)', async (language, name) => {
  speak(language)
  render(<AmountField label="Price" value="12" onChange={() => undefined} currency="EUR" />)
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
})

test('an amount that could be meant in two ways stays as it was pasted', async () => {
  speak('fa')
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start="" onChange={onChange}>
      {(value, change) => <AmountField label="مبلغ" value={value} onChange={change} />}
    </Kept>,
  )
  const input = page.getByRole('textbox', { name: 'مبلغ' })
  await input.fill('123,50')
  await expect.element(input).toHaveValue('123,50')
  expect(onChange).toHaveBeenLastCalledWith('123,50')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expect.element(input).toHaveValue('۱۲۳')
})

test.each([
  ['en', 'At most 5 characters fit here: check that nothing is missing at the end'],
  ['fa', 'حداکثر ۵ نویسه جا می‌شود؛ ببینید چیزی از آخر متن کم نشده باشد'],
] as const)('says how long a value may be when no more of it fits (%s)', async (language, sentence) => {
  speak(language)
  render(
    <Kept start="">{(value, change) => <TextField label="Name" maxLength={5} value={value} onChange={change} />}</Kept>,
  )
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('Gala')
  expect(page.getByText(sentence).elements()).toHaveLength(0)
  await userEvent.keyboard('ta Court')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Galat')
  await expect.element(page.getByText(sentence)).toBeVisible()
})
