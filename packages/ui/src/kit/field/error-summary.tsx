import { CircleAlert } from 'lucide-react'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'

export type FieldProblem = { name: string; label: string; problem: string }

type ErrorSummaryProps = {
  problems: readonly FieldProblem[]
  /** Moves the focus to that field: `setFocus` of react-hook-form. */
  onGo: (name: string) => void
}

/** Over a form that was sent with two problems or more: the same words as at the fields, each a way to its field. */
export function ErrorSummary({ problems, onGo }: ErrorSummaryProps) {
  const t = useFieldWords()
  if (problems.length < 2) return null
  return (
    <div role="alert" className="rounded-inner border border-error bg-error-soft px-4 py-3 text-on-error-soft">
      <p className="flex items-center gap-2 font-semibold">
        <Icon of={CircleAlert} />
        {t('problemCount', { count: problems.length })}
      </p>
      <ul className="mt-1 ps-6.5">
        {problems.map(({ name, label, problem }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onGo(name)}
              className="min-h-6 py-0.5 text-start underline underline-offset-4 hover:no-underline pointer-coarse:py-2"
            >
              {t('problemOf', { field: label, problem })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
