import { Info, ListChecks } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { FareBreakdown } from '#shared/priced-stay/fare-breakdown.tsx'
import { hasManyPrices } from '#shared/priced-stay/has-many-prices.ts'
import { PriceLines } from '#shared/priced-stay/price-lines.tsx'
import { PriceTable } from '#shared/priced-stay/price-table.tsx'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'

type PricedStayCardProps = {
  of: PricedStay
  title: string
  /** Said where not every night costs the same. */
  manyPrices: string
  /** Under the title of the fare breakdown. */
  fareNote?: ReactNode
  /** Before the button of the fare breakdown. */
  actions?: ReactNode
  /** Under the rooms. */
  children?: ReactNode
}

/** What each room costs; the dialog has it night by night [wizard-19] [req-05]. */
export function PricedStayCard({ of: stay, title, manyPrices, fareNote, actions, children }: PricedStayCardProps) {
  const t = usePricedWords()
  const [isOpen, setOpen] = useState(false)
  const Rooms = useIsPhone() ? PriceLines : PriceTable
  return (
    <CardSection
      title={title}
      note={
        hasManyPrices(stay) && (
          <span className="flex items-center gap-1.5 text-info">
            <Icon of={Info} size={14} />
            {manyPrices}
          </span>
        )
      }
      actions={
        <>
          {actions}
          <Button
            variant="ghost"
            size="small"
            icon={ListChecks}
            onPress={() => setOpen(true)}
            className="-me-2 text-primary!"
          >
            {t('fareBreakdown')}
          </Button>
        </>
      }
    >
      <Rooms of={stay} caption={title} />
      {children}
      <FareBreakdown of={stay} note={fareNote} isOpen={isOpen} onClose={() => setOpen(false)} />
    </CardSection>
  )
}
