import { ArrowRight } from 'lucide-react'
import type { ActivityRow } from '@sarai/contract/activity.ts'
import { Icon } from '@sarai/ui/kit/icon.tsx'
import { isAmount, useValueText } from '#shared/activity/value-text.ts'
import { useValueName } from '#shared/activity/value-words.ts'

/**
 * Each value in a line of its own. What changed has a before and an after; what was added has only an after, what was
 * removed only a before, and so has what an edit is about, such as the room.
 */
export function ChangedValues({ row }: { row: ActivityRow }) {
  const nameOf = useValueName()
  const text = useValueText(row)
  return (
    <span className="grid max-w-100 gap-0.5">
      {tellingNames(row).map((name) => {
        const [was, is] = [text('before', name), text('after', name)]
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

/** What stayed the same tells nothing, nor does the currency of amounts: they are written with it. */
function tellingNames({ before, after }: ActivityRow): string[] {
  const names = Object.keys({ ...before, ...after })
  const isOtherCurrency = before?.['currency'] !== undefined && after?.['currency'] !== undefined
  const hasUnit = names.some(isAmount) && !isOtherCurrency
  return names.filter((name) => before?.[name] !== after?.[name] && !(name === 'currency' && hasUnit))
}
