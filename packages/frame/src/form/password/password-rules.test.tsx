import { page } from 'vitest/browser'
import { expect, test } from 'vitest'
import { speak } from '@sarai/ui/testing/kept.ts'
import { render } from '@sarai/ui/testing/render.tsx'
import { en as kitEn } from '@sarai/ui/kit/field/field-words.en.ts'
import { fa as kitFa } from '@sarai/ui/kit/field/field-words.fa.ts'
import { en } from '#form/form-words.en.ts'
import { fa } from '#form/form-words.fa.ts'
import { PasswordRules } from '#form/password/password-rules.tsx'

const words = { en: { ...kitEn, ...en }, fa: { ...kitFa, ...fa } }
const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)

test.each(['en', 'fa'] as const)('a password of 300 characters keeps its rules ticked (%s)', async (language) => {
  speak(language)
  render(<PasswordRules password={`Aa1${'x'.repeat(297)}`} />)
  const { ruleLength, ruleCapital, ruleSmall, ruleDigit, ruleMet } = words[language]
  await expect.poll(lines).toEqual([ruleLength, ruleCapital, ruleSmall, ruleDigit].map((rule) => rule + ruleMet))
})

test.each(['en', 'fa'] as const)('a digit that does not count says why (%s)', async (language) => {
  speak(language)
  render(<PasswordRules password="Caravanserai۵" />)
  const { ruleDigitOther, ruleNotMet } = words[language]
  await expect.poll(() => lines().at(-1)).toBe(ruleDigitOther + ruleNotMet)
})
