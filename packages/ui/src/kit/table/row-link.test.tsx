import { RouterProvider } from 'react-aria-components'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { RowLink } from '#kit/table/row-link.tsx'
import { render } from '#testing/render.tsx'

test('a row that opens beside its list is opened once, by a press and by Enter, and its link is not followed', async () => {
  const follow = vi.fn<(to: string) => void>()
  const open = vi.fn<() => void>()
  render(
    <RouterProvider navigate={follow}>
      <RowLink
        href="/receipts?open=1"
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        Parvaz Asia
      </RowLink>
    </RouterProvider>,
  )
  await page.getByRole('link').click()
  expect(open).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledTimes(2)
  expect(follow).not.toHaveBeenCalled()
})
