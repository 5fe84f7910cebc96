import { page } from 'vitest/browser'

/** What a user does on a screen, by the names they read there. Of several with one name the last was opened last. */

export const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()

export async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabelText(named(label)).last().fill(text)
}

/** Behind the label of a field that must be filled in stands a star. */
const named = (label: string) => new RegExp(String.raw`^${literally(label)}\s*\*?$`)
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
