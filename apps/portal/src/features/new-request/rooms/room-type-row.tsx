import { Plus } from 'lucide-react'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

type RoomTypeRowProps = { type: RoomType; added: number; isFull: boolean; onAdd: () => void }

/** A room that can be had: what it is, whom it takes and what it costs [wizard-08]. */
export function RoomTypeRow({ type, added, isFull, onAdd }: RoomTypeRowProps) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  const amount = (minor: number) => showMoney(language, money(minor, type.currency as Currency))
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2.5 rounded-inner border border-line p-3.5">
      <div className="min-w-0 grow basis-56">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-h3 font-semibold">
          <bdi>{type.name}</bdi>
          {added > 0 && <Badge tone="primary">{t('added', { count: added })}</Badge>}
        </h3>
        <p className="text-soft">
          <bdi>{type.roomView}</bdi> · <bdi>{type.roomService}</bdi>
        </p>
        <p className="text-small text-muted">
          {sayRoomRules(language, { baseCapacity: type.baseCapacity, rules: type.rules })}
        </p>
      </div>
      <div className="flex grow items-center justify-between gap-4 sm:grow-0 sm:justify-end">
        <div className="sm:text-end">
          {type.priceFrom !== type.basePrice && (
            <p className="font-semibold">{t('priceFrom', { price: amount(type.priceFrom) })}</p>
          )}
          <p className="text-small text-muted first:text-body first:font-semibold first:text-ink">
            {t('basePrice', { price: amount(type.basePrice) })}
          </p>
        </div>
        <Button
          variant="soft"
          icon={Plus}
          aria-label={t('addRoom', { room: type.name })}
          isDisabled={isFull}
          onPress={onAdd}
        >
          {t('add')}
        </Button>
      </div>
    </li>
  )
}
