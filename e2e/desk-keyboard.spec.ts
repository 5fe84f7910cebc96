import { expect, test, type Page } from '@playwright/test'
import { logInToDesk } from './colleague.ts'

/** Every page of the desk, as the demo fills it. */
const pages = [
  '',
  'agencies?tab=approved',
  'requests?tab=open',
  'agencies/1',
  'packages',
  'packages/1',
  'packages/1/properties/1',
  'packages/1/spreadsheet',
  'hotels',
  'hotels/1',
  'commissions',
  'ads',
  'settings',
  'settings?tab=hours',
  'settings?tab=cancellation',
  'settings?tab=terms',
  'settings?tab=rates',
  'staff',
  'activity',
  'account',
]

/** Marks what somebody with a mouse could press or fill in, and answers how many there are. */
function markControls(): number {
  const controls = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, textarea, [role=slider])')
  let count = 0
  for (const control of controls) {
    // A list is opened from its field with the arrow keys; a file by the button that stands before its input.
    const isTwin = control.matches('[type=file], [aria-haspopup=listbox][tabindex="-1"]')
    if (
      isTwin ||
      control.closest('[aria-hidden=true], [inert]') ||
      control.matches(':disabled') ||
      !control.checkVisibility({ visibilityProperty: true })
    )
      continue
    control.dataset['control'] = `${count}`
    count += 1
  }
  return count
}

/** The stream of live events never rests, so the page is drawn when nothing is added to it any more. */
async function controlsWhenDrawn(page: Page): Promise<number> {
  let [before, count] = [-1, await page.evaluate(markControls)]
  while (count !== before) {
    await page.waitForTimeout(500)
    ;[before, count] = [count, await page.evaluate(markControls)]
  }
  return count
}

/** Where the focus is, whether one can see it, and the group in which arrow keys lead on. */
function lookAtFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  const around: Element[] = []
  for (let element: Element | null = focused; element && around.length < 6; element = element.parentElement)
    around.push(element)
  const looks = () =>
    around.map((element) => getComputedStyle(element)).map((look) => `${look.outline} ${look.boxShadow}`)
  const hasOutline = around.some((element) => !/none|\b0px/.test(getComputedStyle(element).outline))
  const withFocus = looks().join()
  focused.blur()
  const changes = looks().join() !== withFocus
  focused.focus({ preventScroll: true })
  const group = focused.closest('[role=tablist], [role=radiogroup], [role=toolbar], [role=grid]')
  return {
    control: focused.dataset['control'],
    isSeen: hasOutline || changes,
    group: Array.from(group?.querySelectorAll<HTMLElement>('[data-control]') ?? [], (one) => one.dataset['control']),
    what: focused.outerHTML.slice(0, 200),
  }
}

/** Presses Tab until the focus has been everywhere. */
async function walkByTab(page: Page, count: number) {
  const reached = new Set<string>()
  const unseen: string[] = []
  // Beside the page's own controls there are those of the frame.
  for (let presses = 0; presses < count + 60; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(lookAtFocus)
    if (at?.control === undefined) continue
    if (reached.has(at.control) && at.group.length === 0) break
    if (!at.isSeen) unseen.push(at.what)
    for (const one of [at.control, ...at.group]) if (one !== undefined) reached.add(one)
  }
  return { reached, unseen }
}

// A thousand presses, each with a picture for the trace, would take minutes.
test.use({ trace: 'off' })

test('every control of every desk page is reached by Tab and arrow keys, and seen when it has the focus', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await logInToDesk(page)
  const walked = process.env['WALKS'] === 'short' ? pages.filter((_, at) => at % 2 === 0) : pages
  for (const path of walked) {
    await page.goto(`/desk/${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    const count = await controlsWhenDrawn(page)
    const { reached, unseen } = await walkByTab(page, count)
    const missed = await page
      .locator('[data-control]')
      .evaluateAll(
        (controls, known) =>
          controls
            .filter((control) => !known.includes((control as HTMLElement).dataset['control'] ?? ''))
            .map((control) => control.outerHTML.slice(0, 200)),
        [...reached],
      )
    expect.soft({ path, missed, unseen }).toEqual({ path, missed: [], unseen: [] })
  }
})
