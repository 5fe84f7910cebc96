import type { ReactNode } from 'react'
import type { PricedStay } from '@sarai/wire/portal/requests.ts'
import { fareParts } from '@sarai/ui/booking/fare-night.ts'
import { useFareWords } from '@sarai/ui/booking/fare-words.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CopyButton } from '@sarai/ui/kit/button/copy-button.tsx'
import { useKitWords } from '@sarai/ui/kit/kit-words.ts'
import { useIsBelowLarge } from '@sarai/ui/kit/media-query.ts'
import { Dialog } from '@sarai/ui/kit/overlay/dialog.tsx'
import { fareAsTable } from '#shared/priced-stay/fare-as-table.ts'
import { FareLegend } from '#shared/priced-stay/fare-legend.tsx'
import { FareRooms } from '#shared/priced-stay/fare-rooms.tsx'
import { FareTables } from '#shared/priced-stay/fare-tables.tsx'
import { usePricedWords } from '#shared/priced-stay/priced-words.ts'
import { TotalsInLine } from '#shared/priced-stay/totals.tsx'

type FareBreakdownProps = { of: PricedStay; note?: ReactNode; isOpen: boolean; onClose: () => void }

/**
 * The price night by night: a dialog on large screens, a sheet with one room at a time below them [req-05]. What all of
 * it comes to stays in sight.
 */
export function FareBreakdown({ of: stay, note, isOpen, onClose }: FareBreakdownProps) {
  const t = usePricedWords()
  const f = useFareWords()
  const kit = useKitWords()
  const isSheet = useIsBelowLarge()
  const Fares = isSheet ? FareRooms : FareTables
  const heads = [t('room'), f('date'), ...fareParts.map((part) => f(part)), f('nightTotal')]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={t('fareBreakdown')}
      note={note}
      isOnlyRead
      actions={
        <>
          <TotalsInLine of={stay} />
          <CopyButton text={fareAsTable(stay, heads)} label={t('copyTable')} isLabelled />
          <Button variant="primary" onPress={onClose}>
            {kit('close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Fares of={stay} />
        <FareLegend of={stay} isSheet={isSheet} />
      </div>
    </Dialog>
  )
}
