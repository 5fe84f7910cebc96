import { Stepper } from '@sarai/ui/kit/page/stepper.tsx'
import { steps, stepTitles, type Step } from '#features/new-request/request-step.ts'
import { useRequestWords } from '#features/new-request/request-words.ts'

type RequestStepperProps = {
  current: Step
  /** Why no flights are asked for, where none are [wizard-01]. */
  withoutFlights?: string
  /** None where nothing may be left at the moment. */
  onBack?: (step: Step) => void
}

export function RequestStepper({ current, withoutFlights, onBack }: RequestStepperProps) {
  const t = useRequestWords()
  return (
    <Stepper
      steps={steps.map((id) => ({
        id,
        label: t(stepTitles[id]),
        skipped: id === 'flights' ? withoutFlights : undefined,
      }))}
      current={steps.indexOf(current)}
      onBack={onBack && ((place) => onBack(steps[place] ?? 'hotel'))}
    />
  )
}
