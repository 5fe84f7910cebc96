import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { TimeField } from '#kit/date/time-field.tsx'
import { Kept, speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

function show() {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <Kept start="" onChange={onChange}>
      {(value, change) => <TimeField label="Take-off" value={value} onChange={change} />}
    </Kept>,
  )
  return { onChange, input: page.getByRole('textbox', { name: 'Take-off' }) }
}

test.each(['9:45', '0945', '945', '۰۹:۴۵', '٩٤٥'])('takes %s for 09:45 [wizard-17]', async (typed) => {
  const { onChange, input } = show()
  await input.fill(typed)
  await userEvent.tab()
  await expect.element(input).toHaveValue('09:45')
  expect(onChange).toHaveBeenLastCalledWith('09:45')
})

test.each([
  ['en', 'Time is not in correct format! Write it as 09:45.', 'e.g. 09:45'],
  ['fa', 'قالب ساعت درست نیست! برای نمونه بنویسید ۰۹:۴۵.', 'مثلاً ۰۹:۴۵'],
] as const)(
  'refuses what is no time of the day, in %s, gives an example, and keeps what was typed [wizard-17]',
  async (language, words, example) => {
    speak(language)
    const { input } = show()
    await expect.element(input).toHaveAttribute('placeholder', example)
    for (const wrong of ['24:00', '9:75', 'noon', '12']) {
      await input.fill(wrong)
      await userEvent.tab()
      await expect.element(input).toHaveAccessibleDescription(words)
      await expect.element(input).toHaveAttribute('aria-invalid', 'true')
      await expect.element(input).toHaveValue(wrong)
    }
  },
)

test('is a time before the press that left it is heard', async () => {
  const { onChange, input } = show()
  const button = document.createElement('button')
  button.style.cssText = 'position: fixed; inset-block-end: 0; block-size: 3rem; inline-size: 9rem'
  document.body.append(button)
  const heard: (string | undefined)[] = []
  button.addEventListener('click', () => heard.push(onChange.mock.lastCall?.[0]))
  await input.fill('945')
  await page.elementLocator(button).click()
  expect(heard).toEqual(['09:45'])
  button.remove()
})
