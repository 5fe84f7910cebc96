import { useState } from 'react'
import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import type { PeriodRow } from '@sarai/wire/desk/prices.ts'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { showDateRange } from '@sarai/locale/date/date-display.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { newestOf } from '@sarai/frame/data/newest.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { laterDialog } from '@sarai/ui/kit/later/later.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import type { PeriodAsked } from '#features/packages/property/period-dialog.tsx'
import { PeriodTable } from '#features/packages/property/period-table.tsx'
import { PriceTimeline } from '#features/packages/property/timeline/price-timeline.tsx'
import { BasePrices } from '#features/packages/property/base-prices.tsx'
import { nightsOf } from '#features/packages/property/timeline/timeline-scale.ts'
import { useNameOf } from '#shared/name-of.ts'

const PeriodDialog = laterDialog(
  async () => (await import('#features/packages/property/period-dialog.tsx')).PeriodDialog,
)
const RemoveDialog = laterDialog(
  async () => (await import('#features/packages/property/remove-dialog.tsx')).RemoveDialog,
)
const SplitDialog = laterDialog(async () => (await import('#features/packages/property/split-dialog.tsx')).SplitDialog)

type RoomCardProps = { property: PropertyDetails; room: RoomTypeDetails; onEdit: () => void }

/** One room type: who may sleep in it, what it costs as a rule, and its prices over time. */
export function RoomCard({ property, room, onEdit }: RoomCardProps) {
  const t = usePackageWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const [asked, setAsked] = useState<Omit<PeriodAsked, 'room'>>()
  const [split, setSplit] = useState<PeriodRow>()
  const [removed, setRemoved] = useState<PeriodRow | 'room'>()
  const { currency, status } = property.package
  const edited = asked?.period && { period: newestOf(room.periods, asked.period) }
  const steps = {
    onAdd: (nights: PeriodAsked['nights']) => setAsked({ nights }),
    onEdit: (period: PeriodRow) => setAsked({ period }),
  }
  return (
    <CardSection
      level={3}
      title={<bdi>{nameOf(room)}</bdi>}
      note={<RoomNote room={room} />}
      actions={
        <>
          {status === 'draft' && (
            <IconButton icon={Trash2} variant="danger" label={t('removeRoom')} onPress={() => setRemoved('room')} />
          )}
          <IconButton icon={Pencil} label={t('editRoom')} onPress={onEdit} />
          <Button size="small" icon={CalendarPlus} onPress={() => setAsked({})}>
            {t('addPeriod')}
          </Button>
        </>
      }
    >
      <p className="px-3.5 pb-2 text-pretty text-soft sm:px-4.5">
        {sayRoomRules(language, { baseCapacity: room.baseCapacity, rules: room })}
      </p>
      <BasePrices room={room} currency={currency} />
      <PriceTimeline property={property} room={room} {...steps} />
      <p className="px-3.5 pt-1 pb-3 text-small text-muted sm:px-4.5">{t('dragHint')}</p>
      <PeriodTable property={property} room={room} {...steps} onSplit={setSplit} onRemove={setRemoved} />
      {asked && (
        <PeriodDialog asked={{ ...asked, ...edited, room }} property={property} onClose={() => setAsked(undefined)} />
      )}
      {split && (
        <SplitDialog period={newestOf(room.periods, split)} currency={currency} onClose={() => setSplit(undefined)} />
      )}
      {removed === 'room' && (
        <RemoveDialog
          kind="roomType"
          of={room}
          title={t.rich('removeRoomTitle', { room: <bdi>{nameOf(room)}</bdi> })}
          onClose={() => setRemoved(undefined)}
        >
          {t('removeRoomText')}
        </RemoveDialog>
      )}
      {removed && removed !== 'room' && (
        <RemoveDialog
          kind="period"
          of={removed}
          title={t('removePeriodTitle', {
            nights: showDateRange(language, nightsOf(removed).first, nightsOf(removed).last),
          })}
          onClose={() => setRemoved(undefined)}
        >
          {t('removePeriodText')}
        </RemoveDialog>
      )}
    </CardSection>
  )
}

function RoomNote({ room }: { room: RoomTypeDetails }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const parts = [
    room.view !== 'none' && viewName(language, room.view),
    room.board !== null && boardName(language, room.board),
  ]
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {parts.filter((part) => part !== false).join(' · ')}
      {!room.active && <Badge>{t('offSale')}</Badge>}
    </span>
  )
}
