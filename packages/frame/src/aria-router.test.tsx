import { useState } from 'react'
import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { drawPage, unanswered } from '#testing/draw-page.tsx'
import { WriteDialog } from '#data/write-dialog.tsx'

function Agency() {
  const [isAsking, setAsking] = useState(false)
  const [isApproved, setApproved] = useState(false)
  return (
    <main>
      <h1 tabIndex={-1}>Parvaz Asia</h1>
      {!isApproved && <Button onPress={() => setAsking(true)}>Approve</Button>}
      {isAsking && (
        <WriteDialog
          title="Approve Parvaz Asia?"
          confirmLabel="Yes, approve"
          send={() => Promise.resolve()}
          changes={[]}
          // As when the answer of the next read takes the button away, after the dialog gave the focus back.
          onDone={() => setTimeout(() => setApproved(true), 300)}
          onClose={() => setAsking(false)}
        >
          They get a mail.
        </WriteDialog>
      )}
    </main>
  )
}

test('the focus goes to the heading when the button that opened a dialog is gone', async () => {
  drawPage(<Agency />)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Yes, approve' }).click()
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Parvaz Asia' })).toHaveFocus()
})

test('a link whose page is not there yet shows at once that it was pressed', async () => {
  const code = unanswered()
  const slow = { path: '/slow', lazy: async () => ({ Component: (await code.promise) as () => string }) }
  drawPage(<Link href="/slow">Slow</Link>, '/list', [slow])
  await page.getByRole('link', { name: 'Slow' }).click()
  const line = page.getByRole('progressbar', { name: 'Loading…' })
  await expect.element(line).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Slow' })).toHaveAttribute('data-under-way')
  code.resolve(() => 'There')
  await expect.element(page.getByText('There')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})
