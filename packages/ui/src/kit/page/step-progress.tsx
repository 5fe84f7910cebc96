import { useFieldWords } from '#kit/field/field-words.ts'

export type StepChoice = {
  id: string
  label: string
  /** Why this step is left out: "Not needed without transfer". */
  skipped?: string
}

/** The stepper of a phone: a sentence and a bar. Back is the page's own back button. */
export function StepProgress({ steps, current }: { steps: readonly StepChoice[]; current: number }) {
  const t = useFieldWords()
  // What is left out is never met, so it is not counted either.
  const isMet = ({ skipped }: StepChoice) => skipped === undefined
  const step = steps.slice(0, current + 1).filter(isMet).length
  const total = steps.filter(isMet).length
  const next = steps.find((later, place) => place > current && isMet(later))
  return (
    <div className="grid gap-2">
      <p className="text-small text-soft">
        {t('stepOf', { step, total })}
        {next && ` · ${t('stepNext', { name: next.label })}`}
      </p>
      <div aria-hidden className="h-1.25 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-primary transition-[inline-size] duration-200 ease-out"
          style={{ inlineSize: `${(step / total) * 100}%` }}
        />
      </div>
    </div>
  )
}
