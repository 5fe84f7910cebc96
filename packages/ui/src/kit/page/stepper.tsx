import { useFieldWords } from '#kit/field/field-words.ts'
import { useIsPhone } from '#kit/media-query.ts'
import { Step, type StepState } from '#kit/page/step.tsx'
import { StepProgress, type StepChoice } from '#kit/page/step-progress.tsx'

type StepperProps = {
  /** Said to screen readers; "Steps" unless there are two on a page. */
  label?: string
  steps: readonly StepChoice[]
  /** The step in hand, by its place from 0. */
  current: number
  /** Back to a step that is done; there is no way to jump ahead, and without this none back. */
  onBack?: (place: number) => void
}

/** Where the user is in a form of several pages. */
export function Stepper({ label, steps, current, onBack }: StepperProps) {
  const t = useFieldWords()
  const isPhone = useIsPhone()
  if (isPhone) return <StepProgress steps={steps} current={current} />
  const stateOf = (place: number): StepState => {
    if (steps[place]?.skipped !== undefined) return 'skipped'
    return place < current ? 'done' : place === current ? 'current' : 'upcoming'
  }
  return (
    <nav aria-label={label ?? t('steps')} className="rounded-card border border-line bg-surface px-4.5 py-3 shadow-low">
      <ol className="flex items-center">
        {steps.map((step, place) => (
          <Step
            key={step.id}
            number={place + 1}
            label={step.label}
            note={step.skipped}
            state={stateOf(place)}
            isLineDone={place <= current}
            onBack={onBack && (() => onBack(place))}
          />
        ))}
      </ol>
    </nav>
  )
}
