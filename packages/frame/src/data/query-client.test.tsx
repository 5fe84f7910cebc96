import { page } from 'vitest/browser'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'

function Reading({ status }: { status: number }) {
  const { error } = useQuery({
    queryKey: ['something'],
    queryFn: () => Promise.reject(aRefusal({ status, message: 'What the server says.' })),
    retry: false,
  })
  return <p>{error === null ? 'reading' : 'refused'}</p>
}

const snackbar = () => document.querySelector('[data-react-aria-top-layer] [role=alert]')?.textContent ?? ''

test.each([400, 403])('a read that is refused with %i says so in an error snackbar too [auth-13]', async (status) => {
  drawPage(<Reading status={status} />)
  await expect.poll(snackbar).toContain('What the server says.')
})

test.each([0, 401, 404, 500])('a read that ends with %i is told in its place alone', async (status) => {
  drawPage(<Reading status={status} />)
  await expect.element(page.getByText('refused')).toBeVisible()
  expect(snackbar()).toBe('')
})
