import { showMoney } from '@sarai/locale/number/money-display.ts'
import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import type { RoomEstimate } from '#features/new-request/draft/room-estimate.ts'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

type RoomHeadingProps = {
  titleId: string
  number: number
  type: RoomType | undefined
  estimate: RoomEstimate | undefined
}

/** What the room is, whom it takes in a plain sentence, and what it costs for the stay [wizard-12]. */
export function RoomHeading({ titleId, number, type, estimate }: RoomHeadingProps) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  return (
    <>
      <div className="min-w-0 grow basis-36">
        <h3 id={titleId} className="text-h3 font-semibold">
          <bdi aria-hidden={type !== undefined}>{type?.name ?? t('roomNumber', { number })}</bdi>
          {type && <span className="sr-only">{t('roomTitle', { number, room: type.name })}</span>}
        </h3>
        {type && (
          <p className="text-small text-soft">
            <bdi>{type.roomView}</bdi> · <bdi>{type.roomService}</bdi>
          </p>
        )}
      </div>
      {estimate && (
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:order-last max-sm:basis-full sm:grid sm:justify-items-end">
          <span className="text-h3 font-bold">{showMoney(language, estimate.forStay)}</span>
          {estimate.differentPrices && <Badge tone="accent">{t('differentPrices')}</Badge>}
        </div>
      )}
      {type && (
        <p className="order-last basis-full text-small text-muted">
          {sayRoomRules(language, { baseCapacity: type.baseCapacity, rules: type.rules })}
        </p>
      )}
    </>
  )
}
