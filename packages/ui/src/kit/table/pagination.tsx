import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useFieldWords } from '#kit/field/field-words.ts'
import { IconButton } from '#kit/button/icon-button.tsx'

export type Paging = {
  /** From 1, as the wire counts. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** "1–10 of 143" with a step back and a step on. */
export function Pagination({ page, pageSize, total, onPage }: Paging) {
  const t = useFieldWords()
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-end gap-1.5 text-small text-soft">
      <span aria-live="polite" className="me-1.5">
        {t('pageOf', { from, to, total })}
      </span>
      <IconButton
        icon={ChevronLeft}
        label={t('previousPage')}
        size="small"
        variant="outline"
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('nextPage')}
        size="small"
        variant="outline"
        isDisabled={to >= total}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  )
}
