import { ArrowRight } from 'lucide-react'
import type { ActivityRow } from '@sarai/wire/desk/activity.ts'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useValueText } from '#shared/activity/value-text.ts'
import { placeOfValue, useValueName } from '#shared/activity/value-words.ts'

/**
 * Each value in a line of its own. What changed has a before and an after; what was added has only an after, what was
 * removed only a before, and so has what an edit is about, such as the room.
 */
export function ChangedValues({ row }: { row: ActivityRow }) {
  const nameOf = useValueName()
  const text = useValueText()
  return (
    <span className="grid max-w-100 gap-0.5">
      {tellingNames(row).map((name) => {
        const [was, is] = [row.before?.[name], row.after?.[name]].map((value) =>
          value === undefined ? undefined : text(name, value),
        )
        return (
          <span key={name} className="flex flex-wrap items-baseline gap-x-1.5">
            <span className="text-small text-muted">{nameOf(name)}</span>
            {was !== undefined && <bdi className={is === undefined ? undefined : 'text-soft'}>{was}</bdi>}
            {was !== undefined && is !== undefined && (
              <Icon of={ArrowRight} size={13} className="self-center text-muted" />
            )}
            {is !== undefined && <bdi className={was === undefined ? undefined : 'font-medium'}>{is}</bdi>}
          </span>
        )
      })}
    </span>
  )
}

/** What stayed the same tells nothing. In the order of our words: the log keeps none, and puts the last night first. */
function tellingNames({ before, after }: ActivityRow): string[] {
  const isSame = (name: string) => JSON.stringify(before?.[name]) === JSON.stringify(after?.[name])
  return Object.keys({ ...before, ...after })
    .filter((name) => !isSame(name))
    .toSorted((a, b) => placeOfValue(a) - placeOfValue(b))
}
