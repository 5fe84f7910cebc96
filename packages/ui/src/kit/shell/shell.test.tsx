import { LayoutDashboard, Plus, Users } from 'lucide-react'
import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { showDate, tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import { PageBar } from '#kit/shell/page-bar.tsx'
import { Shell } from '#kit/shell/shell.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const shellOf = (isSplit: boolean) => (
  <Shell
    isSplit={isSplit}
    homeHref="#home"
    groups={[
      [{ href: '#home', label: 'Dashboard', icon: LayoutDashboard, isCurrent: true, count: 3, countLabel: '3 news' }],
    ]}
    mainAction={{ href: '#new', label: 'New request', icon: Plus }}
    user={{
      name: 'Nasrin Rahimi',
      note: 'Parvaz Asia',
      changePasswordHref: '#password',
      links: [{ href: '#colleagues', label: 'Colleagues', icon: Users }],
      onLogOut: () => undefined,
    }}
    version="3.18.7"
    searchHint="Search requests"
    onSearch={() => undefined}
  >
    <h1>Page</h1>
  </Shell>
)
const shell = shellOf(false)

const widthOfSidebar = () => document.querySelector('aside')?.getBoundingClientRect().width
const entry = page.getByRole('navigation').getByRole('link', { name: /Dashboard/ })

test('is full on large screens, can be made mini, and remembers it [shell-06]', async () => {
  await page.viewport(1280, 800)
  const leave = render(shell)
  await expect.element(page.getByText('Version 3.18.7')).toBeVisible()
  expect(widthOfSidebar()).toBe(252)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect.poll(widthOfSidebar).toBe(72)
  leave()

  render(shell)
  await expect.poll(widthOfSidebar).toBe(72)
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect.poll(widthOfSidebar).toBe(252)
})

test('makes room for a page with two sides, and remembers that apart', async () => {
  await page.viewport(1280, 800)
  const leave = render(shellOf(true))
  await expect.poll(widthOfSidebar).toBe(72)
  leave()
  const leaveUsual = render(shell)
  await expect.poll(widthOfSidebar).toBe(252)
  leaveUsual()
  const leaveSplit = render(shellOf(true))
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect.poll(widthOfSidebar).toBe(252)
  leaveSplit()
  render(shellOf(true))
  await expect.poll(widthOfSidebar).toBe(252)
})

test('is mini on medium screens, its entries still named; the toggle opens the drawer [shell-06]', async () => {
  await page.viewport(1279, 800)
  render(shell)
  await expect.poll(widthOfSidebar).toBe(72)
  await expect.element(entry).toBeVisible()
  await page.getByRole('button', { name: 'Expand menu' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Menu' }).getByText('Parvaz Asia')).toBeVisible()
})

test('the bar of a page takes the place of the tabs on a phone, and gives it back', async () => {
  await page.viewport(390, 800)
  render(shell)
  await expect.element(entry).toBeVisible()
  const leave = render(<PageBar>Total</PageBar>)
  await expect.element(page.getByText('Total', { exact: true })).toBeVisible()
  await expect.element(entry).not.toBeInTheDocument()
  leave()
  await expect.element(entry).toBeVisible()
})

test('is a drawer on phones, with tabs and the main action at the bottom [shell-06] [shell-12]', async () => {
  await page.viewport(390, 800)
  render(shell)
  await expect.element(page.getByRole('link', { name: 'New request' })).toBeVisible()
  expect(widthOfSidebar()).toBeUndefined()
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect.element(drawer.getByText('Version 3.18.7')).toBeVisible()
  await expect.element(drawer.getByRole('button', { name: 'فارسی' })).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: 'Colleagues' })).toBeVisible()
  await drawer.getByRole('link', { name: /Dashboard/ }).click()
  await expect.element(drawer).not.toBeInTheDocument()
})

test('says its version in the digits of the language', async () => {
  await page.viewport(1280, 800)
  speak('fa')
  const leave = render(shell)
  await expect.element(page.getByText('نسخه ۳.۱۸.۷')).toBeVisible()
  leave()
})

test.each([390, 700, 959, 960, 1280])('shows both dates of today in the bar at %i px [shell-07]', async (width) => {
  await page.viewport(width, 800)
  const today = todayIn(tehran, Date.now())
  for (const [language, calendars] of [
    ['en', ['gregorian', 'jalali']],
    ['fa', ['jalali', 'gregorian']],
  ] as const) {
    speak(language)
    const leave = render(shell)
    for (const calendar of calendars) {
      const [day = '', ...rest] = showDate(language, today, calendar).split(' ')
      // What is hidden is not part of the inner text.
      const shown = () => document.querySelector<HTMLElement>('header')?.innerText ?? ''
      await expect.poll(shown).toMatch(new RegExp(`${day} .* ${rest.at(-1)}`))
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    leave()
  }
})
