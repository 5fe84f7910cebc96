import { page } from 'vitest/browser'

/** What a user does on a screen, by the names they read there. Of several with one name the last was opened last. */

export const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()

export const pick = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()

/** The box itself is hidden in its label: pressed is what is drawn for it, once it has stopped moving. */
export async function tick(label: string): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: named(label) })
  const box = await boxes.last().findElement()
  const drawn = [...box.closest('label')!.children].find((part) => !part.contains(box))
  await page.elementLocator(drawn!).click()
}

export async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabelText(named(label)).last().fill(text)
}

/** Types into a field that finds what it may hold, and takes one of what it found, whatever stands beside its name. */
export async function choose(label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: named(label) })
    .last()
    .fill(option)
  await page.getByRole('option', { name: option, exact: false }).click()
}

/** Behind the label of a field that must be filled in stands a star. */
const named = (label: string) => new RegExp(String.raw`^${literally(label)}\s*\*?$`)
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
