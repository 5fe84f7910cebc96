import { useState } from 'react'
import { Info, ListTree } from 'lucide-react'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { FareBreakdown } from '#features/requests/details/fare/fare-breakdown.tsx'
import { PriceLines } from '#features/requests/details/fare/price-lines.tsx'
import { PriceTable } from '#features/requests/details/fare/price-table.tsx'
import { Totals } from '#features/requests/details/fare/totals.tsx'
import { hasManyPrices } from '#shared/has-many-prices.ts'

/** What was agreed, room by room; the dialog has it night by night [req-05]. */
export function PriceCard({ of: request }: { of: RequestDetails }) {
  const t = useDetailsWords()
  const [isOpen, setOpen] = useState(false)
  const Rooms = useIsPhone() ? PriceLines : PriceTable
  return (
    <CardSection
      title={t('price')}
      note={
        hasManyPrices(request) && (
          <span className="flex items-center gap-1.5 text-info">
            <Icon of={Info} size={14} />
            {t('changes')}
          </span>
        )
      }
      actions={
        <Button variant="ghost" size="small" icon={ListTree} className="text-primary" onPress={() => setOpen(true)}>
          {t('fareBreakdown')}
        </Button>
      }
    >
      <Rooms of={request} />
      <div className="border-t border-line px-3.5 py-3.5 sm:px-4.5">
        <Totals of={request} className="ms-auto sm:max-w-72" />
      </div>
      <FareBreakdown of={request} isOpen={isOpen} onClose={() => setOpen(false)} />
    </CardSection>
  )
}
