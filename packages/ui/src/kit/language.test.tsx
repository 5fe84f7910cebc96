import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { LanguageSwitch } from '#kit/language-switch.tsx'
import { useWords } from '#kit/language.tsx'
import { render } from '#testing/render.tsx'

const en = { sent: 'Sent to {email}', nights: { one: '# night', other: '# nights' } } as const
const fa = { sent: 'به {email} فرستاده شد', nights: { other: '# شب' } }

function Sample() {
  const t = useWords({ en, fa })
  return (
    <p>
      {t.rich('sent', { email: <bdi dir="ltr">a@b.example</bdi> })} · {t('nights', { count: 12 })}
    </p>
  )
}

const html = document.documentElement

test('starts in English, left to right [shell-10]', async () => {
  render(<Sample />)
  await expect.element(page.getByText('Sent to a@b.example · 12 nights')).toBeVisible()
  expect([html.lang, html.dir]).toEqual(['en', 'ltr'])
})

test('turns Persian and right to left, and stays so after a reload [shell-10]', async () => {
  const leave = render(<LanguageSwitch />)
  await page.getByRole('button', { name: 'فارسی' }).click()
  await expect.poll(() => [html.lang, html.dir]).toEqual(['fa', 'rtl'])
  leave()
  html.lang = ''
  html.dir = ''

  render(<Sample />)
  await expect.element(page.getByText('به a@b.example فرستاده شد · ۱۲ شب')).toBeVisible()
  expect([html.lang, html.dir]).toEqual(['fa', 'rtl'])
  expect(getComputedStyle(html).getPropertyValue('--dir').trim()).toBe('-1')
})
