import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { page, userEvent } from 'vitest/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { TextArea } from '@sarai/ui/kit/field/text-area.tsx'
import { TextField } from '@sarai/ui/kit/field/text-field.tsx'
import { FormDialog } from '#form/form-dialog.tsx'
import { aRefusal, drawPage, lostAnswer, unanswered } from '#testing/draw-page.tsx'
import { liveValue } from '#testing/live-value.ts'

// The browser is never idle: the code of a sheet comes with the first press that needs it, and not before.
vi.hoisted(() => {
  globalThis.requestIdleCallback = () => 0
})

const schema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'required')),
  board: z.enum(['breakfast', 'half']),
  isActive: z.boolean(),
  note: z.string().check(z.maxLength(20)),
})
type Hotel = z.output<typeof schema>
type Send = (hotel: Hotel, once: { key: string }) => Promise<unknown>

type EditingProps = { send: Send; isWaiting?: boolean; instead?: string }

function Editing({ send, isWaiting = false, instead }: EditingProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      {isOpen && (
        <FormDialog
          title="Hotel"
          schema={schema}
          start={{ name: '', board: 'breakfast', isActive: false, note: '' }}
          optional={['note']}
          send={send}
          doneText="Saved."
          submitLabel="Save"
          isWaiting={isWaiting}
          instead={instead}
          onClose={() => setOpen(false)}
        >
          {({ form, field }) => (
            <>
              {field('name', (props) => (
                <TextField {...props} label="Name" />
              ))}
              {field('board', (props) => (
                <Select {...props} label="Board" choices={boards} />
              ))}
              {field('isActive', (props) => (
                <SwitchRow {...props} label="Active" />
              ))}
              {form.watch('board') === 'breakfast' && field('note', (props) => <TextArea {...props} label="Note" />)}
            </>
          )}
        </FormDialog>
      )}
    </>
  )
}
const boards = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'half', label: 'Half board' },
] as const

async function open(send: Send) {
  await page.viewport(390, 800)
  drawPage(<Editing send={send} />)
  await page.getByRole('button', { name: 'Edit' }).click()
}
const nameField = () => page.getByRole('textbox', { name: 'Name' })

test('a form begins in its first field, also for whoever opens it before the code of its sheet is there', async () => {
  await open(vi.fn<Send>().mockResolvedValue(null))
  await expect.element(nameField()).toHaveFocus()
})

test('a dialog is filled and sent by the keyboard alone, closes, and gives the focus back', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  await open(send)
  await expect.element(nameField()).toHaveFocus()
  await userEvent.keyboard('Galata{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Galata', board: 'breakfast', isActive: false, note: '' })
  await expect.element(page.getByText('Saved.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

test('fields of every kind take part: a select, a switch, a text of several lines', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  await open(send)
  await nameField().fill('Lara')
  await page.getByRole('textbox', { name: 'Note' }).fill('By the sea')
  await page.getByRole('button', { name: /Board/ }).click()
  await page.getByRole('option', { name: 'Half board' }).click()
  await page.getByText('Active').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toEqual({
      name: 'Lara',
      board: 'half',
      isActive: true,
      note: 'By the sea',
    })
})

test('what is missing is said at its field, and only a field that may stay empty is not required', async () => {
  const send = vi.fn<Send>()
  await open(send)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This field is required!')).toBeVisible()
  await expect.element(nameField()).toBeRequired()
  await expect.element(page.getByRole('textbox', { name: 'Note' })).not.toBeRequired()
  expect(send).not.toHaveBeenCalled()
})

test('a refusal stays in the dialog with what was typed; one that names a field stands at it', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal())
  send.mockRejectedValueOnce(aRefusal({ fields: ['name'] }))
  await open(send)
  await nameField().fill('Galata')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Refused.')).toBeVisible()
  // Over a sheet the snackbar would cover the button that is to be pressed again.
  expect(page.getByText('Refused.').all()).toHaveLength(1)
  await expect.element(nameField()).toHaveValue('Galata')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(nameField()).toBeInvalid()
})

test('on a low screen the reason for a refusal comes into sight, above the form and at the last field', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal())
  send.mockRejectedValueOnce(aRefusal({ message: 'Too long.', fields: ['note'] }))
  await open(send)
  await page.viewport(390, 330)
  onTestFinished(() => page.viewport(390, 800))
  await nameField().fill('Galata')
  const note = page.getByRole('textbox', { name: 'Note' })
  const press = async () => {
    await note.click()
    await page.getByRole('button', { name: 'Save' }).click()
  }
  const isInSight = (text: string) => {
    const [sentence, actions] = [page.getByText(text), page.getByRole('button', { name: 'Save' })]
    const { top, bottom } = sentence.element().getBoundingClientRect()
    const title = page.getByRole('heading', { name: 'Hotel' }).element().getBoundingClientRect()
    return top >= title.bottom && bottom <= actions.element().getBoundingClientRect().top
  }
  await press()
  await expect.poll(() => isInSight('Refused.')).toBe(true)
  await press()
  await expect.element(note).toBeInvalid()
  await expect.poll(() => isInSight('Too long.')).toBe(true)
})

test('after a lost answer the second press repeats the first write', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(lostAnswer()).mockResolvedValueOnce(null)
  await open(send)
  await nameField().fill('Galata')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => send.mock.calls.length).toBe(2)
  expect(send.mock.calls[1]?.[1].key).toBe(send.mock.calls[0]?.[1].key)
})

test('what is typed is sent on the version that it was typed on, though a colleague saves another meanwhile', async () => {
  const sent: number[] = []
  const saved = liveValue(1)
  function Live() {
    const version = saved.useNow()
    return (
      <>
        <p>Version {version}</p>
        <Editing send={() => Promise.resolve(sent.push(version))} />
      </>
    )
  }
  await page.viewport(1280, 800)
  drawPage(<Live />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await nameField().fill('Galata')
  saved.set(2)
  await expect.element(page.getByText('Version 2')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toEqual([1])
  // The next opening starts with what the colleague saved, and is sent on that.
  await page.getByRole('button', { name: 'Edit' }).click()
  await nameField().fill('Lara')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent).toEqual([1, 2])
})

test('while it is sent nothing closes it, so that the outcome is told', async () => {
  const answer = unanswered()
  await open(() => answer.promise)
  await nameField().fill('Galata')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(nameField()).toBeVisible()
  answer.reject(aRefusal())
  await expect.element(page.getByRole('dialog').getByText('Refused.')).toBeVisible()
})

test('a press beside it does nothing to what was typed, and every other way out asks once', async () => {
  await open(vi.fn<Send>())
  await nameField().fill('Galata')
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
  await page.elementLocator(document.body).click({ position: { x: 10, y: 10 }, force: true })
  await expect.element(question).not.toBeInTheDocument()
  const sheet = page.getByRole('dialog', { name: 'Hotel' })
  const waysOut = [
    () => userEvent.keyboard('{Escape}'),
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => sheet.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const leave of waysOut) {
    await leave()
    // A key goes to what has the focus, which comes and goes a frame after the question.
    await expect.poll(() => question.query()?.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
    await expect.element(nameField()).toHaveValue('Galata')
  }
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

test('what is wrong with a field that is not shown is said above the form', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(aRefusal({ fields: ['note'] }))
  await open(send)
  await nameField().fill('Galata')
  await page.getByRole('textbox', { name: 'Note' }).fill('Longer than a note may be')
  await page.getByRole('button', { name: /Board/ }).click()
  await page.getByRole('option', { name: 'Half board' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Please fill in the mandatory fields correctly')).toBeVisible()
  expect(send).not.toHaveBeenCalled()

  await page.getByRole('button', { name: /Board/ }).click()
  await page.getByRole('option', { name: 'Breakfast' }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Short')
  await page.getByRole('button', { name: /Board/ }).click()
  await page.getByRole('option', { name: 'Half board' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Refused.')).toBeVisible()
})

test('nothing is sent while something that belongs to it is on its way', async () => {
  const send = vi.fn<Send>().mockResolvedValue(null)
  const upload = liveValue(true)
  function Uploading() {
    return <Editing send={send} isWaiting={upload.useNow()} />
  }
  await page.viewport(390, 800)
  drawPage(<Uploading />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await nameField().fill('Galata')
  await userEvent.keyboard('{Enter}')
  // Without a place on the screen: the sheet is still rising, and a press there could meet what lies beside it.
  page
    .getByRole('button', { name: /Save/ })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(send).not.toHaveBeenCalled()
  upload.set(false)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
})

test('where somebody else has done it, the main button leads back, asks first, and nothing is sent', async () => {
  const send = vi.fn<Send>()
  drawPage(<Editing send={send} instead="Look at it" />)
  await page.getByRole('button', { name: 'Edit' }).click()
  await nameField().fill('Galata')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Look at it' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(nameField()).toHaveValue('Galata')
  await page.getByRole('button', { name: 'Look at it' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(nameField()).not.toBeInTheDocument()
  expect(send).not.toHaveBeenCalled()
})

const named = z.strictObject({ name: z.string() })

/** A page with a record and its dialog, which says what others have done to it since it was opened. */
function OnItsPage({ read, send }: { read: () => Promise<number>; send: () => Promise<unknown> }) {
  const { data: version } = useQuery({ queryKey: ['hotel'], queryFn: read })
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <p>Version {version}</p>
      {isOpen && version !== undefined && (
        <FormDialog
          title="Hotel"
          schema={named}
          start={{ name: '' }}
          version={version}
          savedBy="news"
          news={version > 1 ? { title: 'Changed', text: 'Kaveh was faster.' } : undefined}
          send={send}
          changes={['hotel']}
          doneText="Saved."
          submitLabel="Save"
          onClose={() => setOpen(false)}
        >
          {({ field }) => field('name', (props) => <TextField {...props} label="Name" />)}
        </FormDialog>
      )}
    </>
  )
}

test('once it is sent it stays, busy, until the page behind it shows that, and takes it for no news', async () => {
  const second = Promise.withResolvers<number>()
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockReturnValueOnce(second.promise)
  drawPage(<OnItsPage read={read} send={() => Promise.resolve(null)} />)
  await nameField().fill('Galata')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => read.mock.calls.length).toBe(2)
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  const news: string[] = []
  const watch = new MutationObserver(() => void (page.getByText('Kaveh was faster.').query() && news.push('news')))
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  second.resolve(2)
  await expect.element(page.getByText('Saved.')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Version 2')).toBeVisible()
  expect(news).toEqual([])
})

test.each([
  ['was typed', 'Galata'],
  ['was typed not', ''],
])('when somebody was faster exactly one notice says so, whatever %s', async (_, typed) => {
  const read = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValue(2)
  drawPage(<OnItsPage read={read} send={() => Promise.reject(aRefusal())} />)
  await nameField().fill(typed)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Kaveh was faster.')).toBeVisible()
  const notices = () => page.getByRole('dialog').element().querySelectorAll('[role=alert], [role=status]')
  await expect.poll(() => [...notices()].filter((one) => one.textContent !== '')).toHaveLength(1)
  expect(page.getByText('Refused.').elements()).toEqual([])
})
