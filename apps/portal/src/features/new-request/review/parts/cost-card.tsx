import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { useIsPhone } from '@sarai/ui/kit/media-query.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { CostRows } from '#features/new-request/review/parts/cost-rows.tsx'
import { CostTable } from '#features/new-request/review/parts/cost-table.tsx'
import { FareDialog } from '#features/new-request/review/parts/fare-dialog.tsx'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { hasManyPrices } from '#shared/has-many-prices.ts'

/** What each room costs, and every night of it on request [wizard-19]. */
export function CostCard({ quote }: { quote: QuoteReply }) {
  const t = useReviewWords()
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  return (
    <CardSection
      title={t('cost')}
      note={!isPhone && hasManyPrices(quote) && <Badge tone="accent">{t('different')}</Badge>}
      actions={
        <Button
          variant="ghost"
          size="small"
          icon={ListChecks}
          onPress={() => setOpen(true)}
          className="-me-2 text-primary!"
        >
          {t('fare')}
        </Button>
      }
    >
      {isPhone ? <CostRows quote={quote} /> : <CostTable quote={quote} />}
      <FareDialog quote={quote} isOpen={isOpen} onClose={() => setOpen(false)} />
    </CardSection>
  )
}
