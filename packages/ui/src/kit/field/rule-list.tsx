import { Check, Circle } from 'lucide-react'
import { Icon } from '#kit/show/icon.tsx'
import { useFieldWords } from '#kit/field/field-words.ts'

/** Which rules a password keeps already, live while it is typed. */
export function RuleList({ rules }: { rules: readonly { text: string; isMet: boolean }[] }) {
  const t = useFieldWords()
  return (
    <ul aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-small">
      {rules.map((rule) => (
        <li key={rule.text} className={`flex items-center gap-1.5 ${rule.isMet ? 'text-success' : 'text-muted'}`}>
          <Icon of={rule.isMet ? Check : Circle} size={14} strokeWidth={rule.isMet ? 2.6 : 1.8} />
          {rule.text}
          <span className="sr-only">{rule.isMet ? t('ruleMet') : t('ruleNotMet')}</span>
        </li>
      ))}
    </ul>
  )
}
