import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Sheet } from '@sarai/ui/kit/overlay/sheet.tsx'
import type { Filter } from '#features/requests/filters/use-filters.tsx'
import { useRequestWords } from '#features/requests/request-words.ts'

type FilterSheetProps = { filters: readonly Filter[]; onClear: () => void; onClose: () => void }

/** All filters of a phone. Each works at once, so there is nothing to confirm. */
export function FilterSheet({ filters, onClear, onClose }: FilterSheetProps) {
  const t = useRequestWords()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('filter')}
      actions={
        <>
          <Button variant="ghost" onPress={onClear}>
            {t('clearFilters')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {t('show')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {filters.map(({ id, field }) => (
          <div key={id}>{field}</div>
        ))}
      </div>
    </Sheet>
  )
}
