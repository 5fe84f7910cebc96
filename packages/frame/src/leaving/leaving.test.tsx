import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { page, userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Session } from '@sarai/wire/core/session.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { Link } from '@sarai/ui/kit/button/link.tsx'
import { Menu } from '@sarai/ui/kit/overlay/menu.tsx'
import { MenuItem } from '@sarai/ui/kit/overlay/menu-parts.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { render } from '@sarai/ui/testing/render.tsx'
import { useCallForm } from '#form/call-form.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { FormOf } from '#form/form-of.tsx'
import { mayLeave, saveBeforeLogOut } from '#leaving/leaving.ts'
import { useLoginAfterLoss } from '#session/login-after-loss.ts'
import { withLoss } from '#session/session-loss.ts'
import { drawPage } from '#testing/draw-page.tsx'

const schema = z.strictObject({ name: z.string() })
const question = () => page.getByRole('alertdialog', { name: 'Discard what you typed?' })
const nameField = () => page.getByRole('textbox', { name: 'Name' })

function Layers() {
  const [open, setOpen] = useState<readonly string[]>([])
  const close = () => setOpen((now) => now.slice(0, -1))
  return (
    <>
      <Menu trigger={<Button>More</Button>} label="More">
        <MenuItem>Copy</MenuItem>
      </Menu>
      <Select
        label="Board"
        choices={[{ value: 'half', label: 'Half board' }]}
        value={undefined}
        onChange={() => undefined}
      />
      <Button onPress={() => setOpen(['Outer'])}>Open</Button>
      <Dialog
        isOpen={open.length > 0}
        onClose={close}
        title="Outer"
        actions={<Button onPress={() => setOpen(['Outer', 'Inner'])}>Deeper</Button>}
      >
        <Dialog isOpen={open.length > 1} onClose={close} title="Inner">
          Deep
        </Dialog>
      </Dialog>
    </>
  )
}

/** A page that was come to from another one, so that there is something to go back to. */
async function come(what: ReactNode) {
  await page.viewport(390, 800)
  const { router, address } = drawPage(what, '/list', [
    { path: '/before', element: <p>Before</p> },
    { path: '/after', element: <p>After</p> },
  ])
  await router.navigate('/before')
  await router.navigate('/list?name=galata')
  return { back: () => router.navigate(-1), go: (to: string) => router.navigate(to), address }
}

test('Back closes what is open, one after the other, and only then leaves the page', async () => {
  const { back, address } = await come(<Layers />)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Deeper' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Inner' })).toBeVisible()
  await back()
  await expect.element(page.getByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Outer' })).toBeVisible()
  await back()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/list?name=galata')
  await back()
  await expect.element(page.getByText('Before')).toBeVisible()
})

test('sabotage: without the guard Back leaves the page under an open dialog', async () => {
  await page.viewport(390, 800)
  const routes = [
    { path: '/before', element: <p>Before</p> },
    { path: '/list', element: <Layers /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/list'] })
  render(<RouterProvider router={router} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await router.navigate(-1)
  await expect.element(page.getByText('Before')).toBeVisible()
})

test.each([
  ['a menu', 'More', 'menu'],
  ['a list of choices', /Board/, 'listbox'],
] as const)('Back closes %s and stays', async (_, opener, role) => {
  const { back, address } = await come(<Layers />)
  await page.getByRole('button', { name: opener }).click()
  await expect.element(page.getByRole(role)).toBeVisible()
  await back()
  await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  expect(address()).toBe('/list?name=galata')
})

function Sheet() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      {isOpen && (
        <FormDialog
          title="Hotel"
          schema={schema}
          start={{ name: '' }}
          send={() => Promise.resolve()}
          submitLabel="Save"
          onClose={() => setOpen(false)}
        >
          {({ field }) => field('name', (props) => <TextField {...props} label="Name" />)}
        </FormDialog>
      )}
    </>
  )
}

test('Back on a sheet that was filled asks once; a second Back keeps what was typed', async () => {
  const { back, address } = await come(<Sheet />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await nameField().fill('Galata')
  await back()
  await expect.element(question().getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await back()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(nameField()).toHaveValue('Galata')
  await back()
  await question().getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(address()).toBe('/list?name=galata')
})

const ignore = () => undefined

function Form({ asksBeforeLeaving = true, onSent = ignore }: { asksBeforeLeaving?: boolean; onSent?: () => unknown }) {
  const call = useCallForm({
    schema,
    start: { name: '' },
    asksBeforeLeaving,
    send: () => Promise.resolve(),
    onSent,
  })
  return (
    <FormOf call={call}>
      {call.field('name', (props) => (
        <TextField {...props} label="Name" />
      ))}
      <Button type="submit" isPending={call.isPending}>
        Save
      </Button>
      <Link href="/after">Go on</Link>
    </FormOf>
  )
}
const closeTab = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a link away from a form that was filled asks first, in both answers', async () => {
  const { address } = await come(<Form />)
  await nameField().fill('Galata')
  expect(closeTab()).toBe(true)
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect.element(question().getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(nameField()).toHaveValue('Galata')
  expect(address()).toBe('/list?name=galata')
  await page.getByRole('link', { name: 'Go on' }).click()
  await question().getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('After')).toBeVisible()
  expect(closeTab()).toBe(false)
})

test('a form that stays on the page after a yes is asked about again', async () => {
  const { go, address } = await come(<Form />)
  await nameField().fill('Galata')
  await go('/list?name=pera')
  await question().getByRole('button', { name: 'Discard' }).click()
  await expect.poll(address).toBe('/list?name=pera')
  await expect.element(nameField()).toHaveValue('Galata')
  expect(closeTab()).toBe(true)
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect.element(question()).toBeVisible()
})

test('a form asks again when what follows on a save went wrong', async () => {
  await come(<Form onSent={() => Promise.reject(new Error('the next page did not come'))} />)
  await nameField().fill('Galata')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await nameField().fill('Pera')
  await expect.poll(closeTab).toBe(true)
})

test('Back from a form that was filled asks first', async () => {
  const { back } = await come(<Form />)
  await nameField().fill('Galata')
  await back()
  await question().getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(nameField()).toHaveValue('Galata')
  await back()
  await question().getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('Before')).toBeVisible()
})

test('the log-out asks before it ends anything', async () => {
  const end = vi.fn<() => void>()
  const logOut = async () => (await mayLeave()) && end()
  await come(
    <>
      <Form />
      <Button onPress={() => void logOut()}>Log out</Button>
    </>,
  )
  await nameField().fill('Galata')
  await page.getByRole('button', { name: 'Log out' }).click()
  await question().getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(end).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question().getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => end.mock.calls).toHaveLength(1)
})

const way = { login: '/after', home: '/list' }

test('a session that ended elsewhere does not take along what was typed: it says so, and lets it be copied', async () => {
  const tell: (() => void)[] = []
  const session = withLoss((onLost) => {
    tell.push(onLost)
    return {} as Session
  })
  const lose = () => tell[0]?.()
  function Page() {
    useLoginAfterLoss(session, way)
    return <Form />
  }
  await come(<Page />)
  await nameField().fill('Galata')
  lose()
  const said = page.getByRole('alertdialog', { name: 'Your session has ended' })
  await said.getByRole('button', { name: 'Stay here' }).click()
  await expect.element(nameField()).toHaveValue('Galata')
  lose()
  await said.getByRole('button', { name: 'Log in again' }).click()
  await expect.element(page.getByText('After')).toBeVisible()
})

const typing = {
  'nothing was typed': () => Promise.resolve(),
  'it was typed back': async () => {
    await nameField().fill('Galata')
    await nameField().fill('')
  },
  'it was saved': async () => {
    await nameField().fill('Galata')
    await page.getByRole('button', { name: 'Save' }).click()
  },
  'nothing in it is worth keeping': () => nameField().fill('Galata'),
}

test.each(Object.entries(typing))('a form is left without a question when %s', async (why, type) => {
  await come(<Form asksBeforeLeaving={why !== 'nothing in it is worth keeping'} />)
  await type()
  await expect.poll(closeTab).toBe(false)
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect.element(page.getByText('After')).toBeVisible()
})

test('a log-out waits for what still saves itself, and asks where that could not be saved', async () => {
  const end = vi.fn<() => void>()
  const saves = vi.fn<() => Promise<boolean[]>>().mockResolvedValueOnce([true, false]).mockResolvedValueOnce([true])
  saveBeforeLogOut(saves)
  const logOut = async () => (await mayLeave()) && end()
  await come(<Button onPress={() => void logOut()}>Log out</Button>)
  await page.getByRole('button', { name: 'Log out' }).click()
  await question().getByRole('button', { name: 'Keep editing' }).click()
  expect(end).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.poll(() => end.mock.calls).toHaveLength(1)
  saveBeforeLogOut(() => Promise.resolve([]))
})
