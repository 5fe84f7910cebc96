import { page, userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { drawPage } from '@sarai/frame/testing/draw-page.tsx'
import { speak } from '@sarai/ui/testing/kept.ts'
import { CodeStep } from '#features/auth/code-step.tsx'
import { en } from '#features/auth/messages.en.ts'
import { fa } from '#features/auth/messages.fa.ts'

test.each([
  ['en', en, '123'],
  ['fa', fa, '۱۲۳'],
] as const)('a code of three digits is told that it has six, at its field (%s)', async (language, words, typed) => {
  speak(language)
  drawPage(<CodeStep challenge="c" onLoggedIn={() => {}} onStartAgain={() => {}} />, '/login')
  const field = page.getByRole('textbox', { name: words.code })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard(`${typed}{Enter}`)
  await expect.element(field).toHaveAccessibleDescription(new RegExp(words.sixDigits))
})
