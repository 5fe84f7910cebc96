import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Sheet } from '@sarai/ui/kit/overlay/sheet.tsx'
import { SortMenu } from '#features/requests/filters/sort-menu.tsx'
import type { Filter } from '#features/requests/filters/use-filters.tsx'
import type { RequestsAddress } from '#features/requests/list-address.ts'
import { useRequestWords } from '#features/requests/request-words.ts'

type FilterSheetProps = {
  address: RequestsAddress
  filters: readonly Filter[]
  /** How many there are, once that is known. */
  total: number | undefined
  onClose: () => void
}

/** All filters of a phone. Each works at once, so there is nothing to confirm. */
export function FilterSheet({ address, filters, total, onClose }: FilterSheetProps) {
  const t = useRequestWords()
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('filter')}
      actions={
        <>
          <Button variant="ghost" onPress={address.clear}>
            {t('clear')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {total === undefined ? t('show') : t('showThem', { count: total })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SortMenu address={address} />
        {filters.map(({ id, field }) => (
          <div key={id}>{field}</div>
        ))}
      </div>
    </Sheet>
  )
}
