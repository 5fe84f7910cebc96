import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import type { Language } from '@sarai/locale/language.ts'
import { translator } from '@sarai/ui/kit/translate.ts'
import { en as roomsEn } from '#features/new-request/rooms/messages.en.ts'
import { fa as roomsFa } from '#features/new-request/rooms/messages.fa.ts'
import { en as guestsEn } from '#shared/guest-form/messages.en.ts'
import { fa as guestsFa } from '#shared/guest-form/messages.fa.ts'

export const roomsWords = { en: roomsEn, fa: roomsFa }
const guestsWords = { en: guestsEn, fa: guestsFa }

const starred = (label: string) => new RegExp(String.raw`^${label.replaceAll(/[()]/g, String.raw`\$&`)}\s*\*?$`)

/** A field by its label, on the page or in a part of it. */
export const fieldOf = (label: string, part: Locator = page as unknown as Locator) =>
  part.getByRole('textbox', { name: starred(label) }).or(part.getByRole('combobox', { name: starred(label) }))

/** What stands in a part of the page, among other words. */
export async function expectSaid(part: Locator, text: string): Promise<void> {
  await expect.poll(() => part.element().textContent).toContain(text)
}

/** Its name is followed by what is so now. */
export const turn = (name: string) => page.getByRole('switch', { name, exact: false }).click({ force: true })

export const pickOne = (name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true })

/** What an agent does in step 2, in the words of the language. */
export function agentIn(language: Language) {
  const t = translator(language, roomsWords)
  const g = translator(language, guestsWords)
  const guest = (number: number, room = 1) =>
    page.getByRole('group', { name: g('guestOf', { room, number }), exact: true })
  const chooseRoom = async (...names: readonly string[]) => {
    await page
      .getByRole('button', { name: t('chooseRoom'), exact: true })
      .first()
      .click()
    for (const room of names) await page.getByRole('button', { name: t('addRoom', { room }), exact: true }).click()
    await page.getByRole('button', { name: t('done'), exact: true }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    // What turns a switch right after it would be taken for a second tap on the button.
    await expect.poll(() => document.querySelector('[data-twin-press]')).toBeNull()
  }
  const nameGuest = async (number: number, first: string, { room = 1, born = '' } = {}) => {
    const form = guest(number, room)
    await fieldOf(g('firstName'), form).fill(first)
    await fieldOf(g('lastName'), form).fill('Ahmadi')
    if (born !== '') await fieldOf(g('dateOfBirth'), form).fill(born)
    // A page that still scrolls to the field would shut its list again.
    await fieldOf(g('nationality'), form).click()
    await fieldOf(g('nationality'), form).fill('ira')
    await page.getByRole('option', { name: 'Iran', exact: false }).click()
    await fieldOf(g('passport'), form).fill('A12345678')
  }
  const goOn = (name: string) => page.getByRole('button', { name, exact: true }).click()
  return { t, g, guest, chooseRoom, nameGuest, goOn }
}
