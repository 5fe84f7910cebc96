import { page, type Locator } from 'vitest/browser'
import { expect } from 'vitest'

/**
 * What a user does on a screen, by the names they read there. Of several with one name the last was opened last. Done as
 * a screen reader does it, without a pointer that travels: it takes milliseconds, and a state is drawn a thousand times.
 * Real pointers and keys belong to the tests of the kit and to the walks.
 */

export const press = (name: string) => click(() => inFront().getByRole('button', { name, exact: true }))

export const pick = (name: string) => click(() => within('[role=menu]').getByRole('menuitem', { name, exact: true }))

export const tick = (label: string) => click(() => inFront().getByRole('checkbox', { name: named(label) }))

export async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await type(() => inFront().getByLabelText(named(label)), text)
}

/** Types into a field that finds what it may hold, and takes one of what it found, whatever stands beside its name. */
export async function choose(label: string, option: string): Promise<void> {
  await type(() => inFront().getByRole('combobox', { name: named(label) }), option)
  await click(() => within('[role=listbox]').getByRole('option', { name: option, exact: false }))
}

type Find = () => Locator

/** Only there is it looked for: to name every button of a large page takes longer than to draw it. */
const inFront = () => within('[role=dialog], [role=alertdialog]')

function within(places: string) {
  const place = [...document.querySelectorAll(places)].at(-1)
  return place === undefined ? page : page.elementLocator(place)
}

async function click(wanted: Find): Promise<void> {
  const element = await ready(wanted)
  // The field that was left may still take over what was typed, and draws the form anew.
  element.focus()
  await new Promise((done) => setTimeout(done, 20))
  element.click()
}

/** As a browser writes into a field: React hears of it by the event, and looks at what the setter has set. */
async function type(wanted: Find, text: string): Promise<void> {
  const field = await ready(wanted)
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  field.focus()
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}

/** Waits until it is there and can be used. */
async function ready(wanted: Find): Promise<HTMLElement> {
  const find = () => wanted().elements().at(-1) as HTMLElement | undefined
  await expect
    .poll(() => find()?.matches(':not(:disabled, [aria-disabled=true], [data-pending])'), {
      timeout: 5_000,
      interval: 50,
    })
    .toBe(true)
  return find()!
}

/** Behind the label of a field that must be filled in stands a star. */
const named = (label: string) => new RegExp(String.raw`^${literally(label)}\s*\*?$`)
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
