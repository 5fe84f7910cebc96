import { ArrowRight } from 'lucide-react'
import type { ActivityRow, ActivityValues } from '@sarai/contract/activity.ts'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { useWords } from '@sarai/ui/kit/language.tsx'
import { en } from '#shared/activity/value-words.en.ts'
import { fa } from '#shared/activity/value-words.fa.ts'

const words = { en, fa }
type ValueName = keyof typeof en

/**
 * Each value that changed, in a line of its own. What was added has only an after, what was removed only a before; so
 * has what an edit is about, such as the hotel.
 */
export function ChangedValues({ row: { before, after } }: { row: ActivityRow }) {
  const t = useWords(words)
  const names = Object.keys({ ...before, ...after })
  const shown = (values: ActivityValues, name: string) => {
    const value = values?.[name]
    if (value === undefined) return undefined
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    return value === null || value === '' ? '–' : String(value)
  }
  return (
    <span className="grid max-w-90 gap-0.5">
      {names.map((name) => (
        <span key={name} className="flex flex-wrap items-center gap-x-1.5">
          <span className="text-small text-muted">{name in en ? t(name as ValueName) : name}</span>
          <Value text={shown(before, name)} isOld />
          {before?.[name] !== undefined && after?.[name] !== undefined && (
            <Icon of={ArrowRight} size={13} className="text-muted" />
          )}
          <Value text={shown(after, name)} />
        </span>
      ))}
    </span>
  )
}

function Value({ text, isOld = false }: { text: string | undefined; isOld?: boolean }) {
  if (text === undefined) return null
  return <bdi className={isOld ? 'text-muted' : undefined}>{text}</bdi>
}
