import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import '#frame.css'
import { drawPage, unanswered } from '#testing/draw-page.tsx'
import { PageOutlet } from '#page-outlet.tsx'

/** What is drawn so that it can be seen. */
const outline = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-busy=true]')].filter(
    (part) => part.offsetHeight > 100 && Number(getComputedStyle(part).opacity) === 1,
  )

function drawFrame() {
  const code = unanswered()
  const frame = {
    element: (
      <>
        <nav>Sidebar</nav>
        <PageOutlet />
      </>
    ),
    children: [
      {
        path: '/requests',
        element: (
          <>
            <Link href="/payments">Payments</Link>
            <Link href="/contracts">Contracts</Link>
          </>
        ),
      },
      {
        path: '/contracts',
        element: (
          <Loading>
            <Skeleton className="h-32" />
          </Loading>
        ),
      },
      { path: '/payments', lazy: async () => ({ Component: (await code.promise) as () => string }) },
    ],
  }
  const { router } = drawPage(null, '/requests', [frame])
  return { code, router }
}

/** The quickest of a few presses, for a machine that others use, too. */
async function millisecondsUntilDrawn(name: string, router: ReturnType<typeof drawFrame>['router']): Promise<number> {
  let quickest = Infinity
  for (let turn = 0; turn < 5 && quickest > 100; turn += 1) {
    await router.navigate('/requests')
    const link = page.getByRole('link', { name })
    await expect.element(link).toBeVisible()
    const pressed = link.element() as HTMLElement
    const start = performance.now()
    pressed.click()
    while (outline().length === 0) await new Promise((pass) => requestAnimationFrame(pass))
    quickest = Math.min(quickest, performance.now() - start)
  }
  return quickest
}

test.each(['en', 'fa'] as const)(
  'within a tenth of a second of the press a page stands in outline, in its frame (%s)',
  async (language) => {
    speak(language)
    const { code, router } = drawFrame()
    expect(await millisecondsUntilDrawn('Payments', router)).toBeLessThanOrEqual(100)
    await expect.element(page.getByRole('link', { name: 'Payments' })).not.toBeInTheDocument()
    await expect.element(page.getByText('Sidebar')).toBeVisible()
    code.resolve(() => 'All payments')
    await expect.element(page.getByText('All payments')).toBeVisible()
    expect(outline()).toHaveLength(0)
  },
)

test('a page that waits for its answer stands in outline as soon', async () => {
  const { router } = drawFrame()
  expect(await millisecondsUntilDrawn('Contracts', router)).toBeLessThanOrEqual(100)
})

test('a page whose code is there already comes without an outline before it', async () => {
  const { code } = drawFrame()
  code.resolve(() => 'All payments')
  const seen: number[] = []
  const watch = new MutationObserver(() => seen.push(outline().length))
  watch.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('link', { name: 'Payments' }).click()
  await expect.element(page.getByText('All payments')).toBeVisible()
  watch.disconnect()
  expect(Math.max(...seen)).toBe(0)
})
