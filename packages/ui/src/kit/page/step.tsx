import { Check } from 'lucide-react'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'
import { useLanguage } from '#kit/language.tsx'

export type StepState = 'done' | 'current' | 'upcoming' | 'skipped'

type StepProps = {
  number: number
  label: string
  /** Under the label of a step that is left out. */
  note?: string
  state: StepState
  /** The line that leads here is coloured: the user has come this far. */
  isLineDone: boolean
  onBack?: () => void
}

const circles: Record<StepState, string> = {
  done: 'bg-primary-soft text-on-primary-soft group-hover:bg-primary group-hover:text-on-primary',
  current: 'bg-primary text-on-primary ring-4 ring-primary-soft',
  upcoming: 'border-[1.5px] border-line-strong text-soft',
  skipped: 'border-[1.5px] border-dashed border-line-strong text-muted',
}
const labels: Record<StepState, string> = {
  done: 'text-soft group-hover:text-ink',
  current: 'font-bold text-ink',
  upcoming: 'text-muted',
  skipped: 'text-muted',
}

/** One step with the line that leads to it. Only a step that is done can be pressed, where there is a way back. */
export function Step({ number, label, note, state, isLineDone, onBack }: StepProps) {
  const t = useFieldWords()
  const { locale } = useLanguage()
  const face = (
    <>
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full text-[0.8125rem] font-bold transition-colors duration-120 ${circles[state]}`}
      >
        {state === 'done' ? <Icon of={Check} size={15} strokeWidth={2.6} /> : number.toLocaleString(locale)}
      </span>
      <span className={`min-w-0 font-medium ${labels[state]}`}>
        {label}
        {note && <span className="block text-micro font-normal text-muted">{note}</span>}
      </span>
    </>
  )
  const look = 'flex min-h-10 items-center gap-2.5 text-start'
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`flex items-center ${number === 1 ? '' : 'min-w-0 grow'}`}
    >
      {number > 1 && <Line isDone={isLineDone} isDashed={state === 'skipped'} />}
      {state === 'done' && onBack ? (
        <button type="button" onClick={onBack} className={`group ${look} rounded-control`}>
          {face}
          <span className="sr-only">{t('stepDone')}</span>
        </button>
      ) : (
        <span className={look}>{face}</span>
      )}
    </li>
  )
}

function Line({ isDone, isDashed }: { isDone: boolean; isDashed: boolean }) {
  const look = isDashed ? 'border-dashed border-line-strong' : isDone ? 'border-primary' : 'border-line'
  return <span aria-hidden className={`mx-3.5 min-w-4 grow border-t-2 ${look}`} />
}
