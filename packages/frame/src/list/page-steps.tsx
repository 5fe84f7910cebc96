import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFieldWords } from '@sarai/ui/kit/field/field-words.ts'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { useFrameWords } from '#frame-words.ts'
import type { Page } from '#list/use-list.ts'

type PageStepsProps = {
  page: Page<unknown> | undefined
  onNext: (after: string | number) => void
  onPrevious: (() => void) | undefined
}

/** The server counts no further. */
const countedTo = 1000

/** A step back and a step on, by the last row that was seen: such pages have no numbers. Nothing on a single page. */
export function PageSteps({ page, onNext, onPrevious }: PageStepsProps) {
  const t = useFrameWords()
  const step = useFieldWords()
  const next = page?.next ?? null
  const total = page?.total
  if (next === null && onPrevious === undefined) return null
  return (
    <nav aria-label={step('pages')} className="flex items-center justify-end gap-1.5 text-small text-soft">
      {total !== undefined && (
        <span className="me-1.5">
          {total < countedTo ? t('inAll', { count: total }) : t('inAllMany', { count: countedTo })}
        </span>
      )}
      <IconButton
        icon={ChevronLeft}
        label={step('previousPage')}
        size="small"
        variant="outline"
        isDisabled={onPrevious === undefined}
        onPress={() => onPrevious?.()}
      />
      <IconButton
        icon={ChevronRight}
        label={step('nextPage')}
        size="small"
        variant="outline"
        isDisabled={next === null}
        onPress={() => next !== null && onNext(next)}
      />
    </nav>
  )
}
