import { brokenPasswordRules, hasOtherDigit, type PasswordRule } from '@sarai/wire/portal/accounts.ts'
import { RuleList } from '@sarai/ui/kit/field/rule-list.tsx'
import { useFormWords } from '#form/form-words.ts'

const texts = { length: 'ruleLength', capital: 'ruleCapital', small: 'ruleSmall', digit: 'ruleDigit' } as const

/** The four rules, each ticked as soon as the password keeps it. */
export function PasswordRules({ password }: { password: string }) {
  const t = useFormWords()
  const broken = brokenPasswordRules(password)
  const rules = (Object.keys(texts) as PasswordRule[]).map((rule) => ({
    text: t(rule === 'digit' && broken.includes(rule) && hasOtherDigit(password) ? 'ruleDigitOther' : texts[rule]),
    isMet: !broken.includes(rule),
  }))
  return <RuleList rules={rules} />
}
