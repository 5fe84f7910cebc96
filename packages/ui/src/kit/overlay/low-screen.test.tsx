import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { Button } from '#kit/button/button.tsx'
import { DateField } from '#kit/date/date-field.tsx'
import { DateRangeField } from '#kit/date/date-range-field.tsx'
import { Menu } from '#kit/overlay/menu.tsx'
import { MenuItem } from '#kit/overlay/menu-parts.tsx'
import { speak } from '#testing/kept.ts'
import { render } from '#testing/render.tsx'

const nothing = () => undefined
const words = { en: 'Open the calendar', fa: 'باز کردن تقویم' } as const

const fields = {
  day: () => <DateField label="Night" value="2026-12-20" onChange={nothing} />,
  range: () => (
    <DateRangeField
      value={{ from: '2026-12-20', until: '2026-12-25' }}
      onChange={nothing}
      from={{ label: 'From' }}
      until={{ label: 'Until' }}
    />
  ),
}

/** Whether a finger or a wheel can bring it to where it is seen and pressed, inside its box: the page stands still. */
function canBePressed(part: Element): boolean {
  for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    const { top, bottom } = around.getBoundingClientRect()
    const own = part.getBoundingClientRect()
    around.scrollTop += (own.top + own.bottom) / 2 - (top + bottom) / 2
  }
  const { left, top, width, height } = part.getBoundingClientRect()
  const middle = top + height / 2
  const box = part.closest('[role=dialog], [role=menu]')!.parentElement!.getBoundingClientRect()
  return middle > box.top && middle < box.bottom && part.contains(document.elementFromPoint(left + width / 2, middle))
}

test('what a menu opens in has its name', async () => {
  await page.viewport(1366, 760)
  render(
    <Menu label="Account" trigger={<Button>Open</Button>}>
      <MenuItem>Log out</MenuItem>
    </Menu>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('menu', { name: 'Account' })).toBeVisible()
  for (const box of document.querySelectorAll('[role=dialog]')) expect(box.getAttribute('aria-label')).toBe('Account')
})

const arrived = () => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(nothing)))

const screens = [
  [1366, 640],
  [844, 390],
  [1366, 760],
  [390, 844],
] as const

test.each(
  screens.flatMap(([width, height]) =>
    (['en', 'fa'] as const).flatMap((language) =>
      (['day', 'range'] as const).map((kind) => ({ width, height, language, kind })),
    ),
  ),
)(
  'every part of the calendar of a $kind can be reached on a screen of $width × $height ($language)',
  async ({ width, height, language, kind }) => {
    await page.viewport(width, height)
    speak(language)
    render(<div style={{ paddingBlockStart: height * 0.4 }}>{fields[kind]()}</div>)
    await page.getByRole('button', { name: words[language] }).first().click()
    await expect.poll(() => document.querySelectorAll('[role=grid] td > *').length).toBeGreaterThan(27)
    await arrived()
    const picker = document.querySelector('[role=dialog]')!
    const parts = [...picker.querySelectorAll<HTMLElement>('td > *, header button, label, p')]
    const lost = parts.filter((part) => part.offsetParent && !canBePressed(part))
    expect(lost.map((part) => part.textContent)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect([...picker.querySelectorAll('*')].filter((part) => scrollsSideways(part))).toEqual([])
  },
)

function scrollsSideways(part: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(part).overflowX) && part.scrollWidth > part.clientWidth + 1
}

test('every line of a long menu can be reached on a low screen', async () => {
  await page.viewport(844, 390)
  render(
    <Menu trigger={<Button>Open</Button>} label="Lines">
      {Array.from({ length: 20 }, (_, line) => (
        <MenuItem key={line}>{`Line ${line}`}</MenuItem>
      ))}
    </Menu>,
  )
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  await arrived()
  const lines = [...document.querySelectorAll('[role=menuitem]')]
  expect(lines.filter((line) => !canBePressed(line)).map((line) => line.textContent)).toEqual([])
})
