import { page } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { useCallForm } from '#form/call-form.tsx'
import { FormOf } from '#form/form-of.tsx'
import { aRefusal, drawPage } from '#testing/draw-page.tsx'

type Send = (filled: { name: string }, once: { key: string }) => Promise<unknown>
const schema = z.strictObject({ name: z.string() })

function Registration({ send }: { send: Send }) {
  const navigate = useNavigate()
  const call = useCallForm({ schema, start: { name: 'Lara' }, send, onSent: () => navigate('/done') })
  return (
    <FormOf call={call}>
      {call.field('name', (props) => (
        <TextField {...props} label="Name" />
      ))}
      <Button type="submit" isPending={call.isPending}>
        Register
      </Button>
    </FormOf>
  )
}

/** The page that follows, whose code arrives when the test says so. */
function drawBefore(send: Send) {
  const code = Promise.withResolvers<{ Component: () => string }>()
  drawPage(<Registration send={send} />, '/register', [{ path: '/done', lazy: () => code.promise }])
  return { arrive: () => code.resolve({ Component: () => 'Thank you' }) }
}
const button = () => page.getByRole('button', { name: 'Register' })
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

test('a form that was sent stays under way until the page that it leads to is there', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  const { arrive } = drawBefore(send)
  await button().click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  await settled()
  await expect.element(button()).toHaveAttribute('data-pending')
  await button().click({ force: true })
  document.querySelector('form')!.requestSubmit()
  await settled()
  expect(send).toHaveBeenCalledOnce()
  arrive()
  await expect.element(page.getByText('Thank you')).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
})

test('two taps in the same moment send once', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  drawBefore(send)
  await expect.element(button()).toBeVisible()
  const form = document.querySelector('form')!
  form.requestSubmit()
  form.requestSubmit()
  await settled()
  expect(send).toHaveBeenCalledOnce()
})

test('a refused form can be sent again, as often as it is refused', async () => {
  const send = vi.fn<Send>().mockImplementation(() => Promise.reject(aRefusal()))
  drawBefore(send)
  for (const times of [1, 2, 3]) {
    await button().click()
    await expect.poll(() => send.mock.calls.length).toBe(times)
    await expect.element(button()).not.toHaveAttribute('data-pending')
  }
})

test('a refusal is drawn together with a form that is free again', async () => {
  drawBefore(vi.fn<Send>().mockRejectedValue(aRefusal({ message: 'Nobody can.' })))
  await expect.element(button()).toBeVisible()
  const pendingWhenSaid: boolean[] = []
  const watch = new MutationObserver(() => {
    const isSaid = document.querySelector('form')?.textContent?.includes('Nobody can.') ?? false
    if (isSaid) pendingWhenSaid.push(button().element().hasAttribute('data-pending'))
  })
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  await button().click()
  await expect.poll(() => pendingWhenSaid.length).toBeGreaterThan(0)
  watch.disconnect()
  expect(pendingWhenSaid[0]).toBe(false)
})
