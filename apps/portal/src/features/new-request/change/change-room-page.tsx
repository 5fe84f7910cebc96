import { useSearchParams } from 'react-router'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import { asRoomTypeId } from '@sarai/domain/ground/ids.ts'
import { noExtras, type ChosenExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { checkExtras } from '@sarai/domain/stay/occupancy.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { useToday } from '@sarai/ui/kit/date/today.ts'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { FieldAlert } from '@sarai/ui/kit/field/field-notes.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { sendMoreRoom, sendRoom } from '#features/new-request/change/change-calls.ts'
import { ChangeForm } from '#features/new-request/change/change-form.tsx'
import { ChangeFrame } from '#features/new-request/change/change-frame.tsx'
import { useChangeWords } from '#features/new-request/change/change-words.ts'
import { roomsOntoNewer } from '#features/new-request/change/onto-newer.ts'
import { PriceStep } from '#features/new-request/change/price-step.tsx'
import { useChangedDraft } from '#features/new-request/change/use-changed-draft.ts'
import { isPriceGone, useCheckedPrice } from '#features/new-request/change/use-checked-price.ts'
import { useSentChange } from '#features/new-request/change/use-sent-change.ts'
import { addRoom, changeRoom } from '#features/new-request/draft/draft-rooms.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { dayOfAges } from '#features/new-request/draft/room-estimate.ts'
import { roomFaults } from '#features/new-request/draft/rooms-faults.ts'
import { guestsOf } from '#features/new-request/review/sending/asked-body.ts'
import { RoomGuests } from '#features/new-request/rooms/room-guests.tsx'
import { useRoomTypes } from '#features/new-request/steps/steps-calls.ts'
import { toldIn, useToldFaults } from '#shared/faults/told-faults.ts'
import { sentGuest } from '#shared/guest-form/typed-guest.ts'
import { useAmounts } from '#shared/priced-stay/amounts.ts'
import { useShownPrice } from '#shared/priced-stay/shown-price.ts'
import { keyOfRoom } from '#shared/typed-request/typed-request.ts'

/** `?room=N`, the first of which is 1, or `?room=new`; without it the first [req-08]. */
export function ChangeRoomPage() {
  const t = useChangeWords()
  const [address] = useSearchParams()
  const asked = address.get('room') ?? '1'
  const isNew = asked === 'new'
  const number = /^\d{1,2}$/.test(asked) ? Number(asked) : 1
  const { language } = useLanguage()
  return (
    <ChangeFrame
      title={isNew ? t('moreRoom') : t('room', { number: showNumber(language, number) })}
      action="change-stay"
    >
      {(request) => {
        if (isNew) return <SoldRooms key="new" of={request} number={undefined} />
        if (number > request.Rooms.length || number < 1) {
          return <Callout tone="info">{t('noSuchRoom', { number: showNumber(language, number) })}</Callout>
        }
        return <SoldRooms key={number} of={request} number={number} />
      }}
    </ChangeFrame>
  )
}

type OfRoom = { of: RequestDetails; number: number | undefined }

function SoldRooms({ of: request, number }: OfRoom) {
  const roomTypes = useRoomTypes(request.AccommodationPropertyId)
  if (roomTypes.data) return <ChangeRoom of={request} number={number} types={roomTypes.data} />
  if (roomTypes.isPending) {
    return (
      <Loading>
        <Skeleton className="h-60 w-full rounded-card" />
      </Loading>
    )
  }
  return (
    <Card>
      <LoadError of={roomTypes} />
    </Card>
  )
}

function ChangeRoom({ of: request, number, types }: OfRoom & { types: readonly RoomType[] }) {
  const t = useChangeWords()
  const today = useToday()
  const key = number === undefined ? 'new' : keyOfRoom(number)
  const begin = (draft: RequestDraft) => (number === undefined ? addRoom(draft, types[0]?.typeId ?? 0, key) : draft)
  const changed = useChangedDraft(request, { part: ({ rooms }) => ({ rooms }), onto: roomsOntoNewer, begin })
  const { seen, draft, change, isDirty } = changed
  const room = draft.rooms.find((one) => one.key === key)!
  const type = types.find(({ typeId }) => typeId === room.roomTypeId)
  const onSale = { isActive: true, available: { first: today, last: today } }
  const faults = roomFaults(draft, room, { types, today, onSale })
  const { form, told, tellAll } = useToldFaults(faults)
  const wanted = {
    ...(number !== undefined && { Room: number }),
    RoomTypeId: asRoomTypeId(room.roomTypeId),
    HasExtraBed: room.extras.extraBed,
    HasChildWithBed: room.extras.childWithBed,
    HasChildNoBed: room.extras.childNoBed,
  }
  const checked = useCheckedPrice(seen, wanted)
  const { price } = checked
  const guestsOnly = number !== undefined && isSameRoom(seen, number, room)
  const sent = useSentChange(changed, {
    send: (of, QuoteId: string | null, once) => {
      const body = { ...wanted, Guests: guestsOf(room, types).map(sentGuest) }
      return number === undefined
        ? sendMoreRoom(of, { ...body, QuoteId: QuoteId ?? '' }, once)
        : sendRoom(of, { ...body, Room: number, QuoteId }, once)
    },
    doneText: t(number === undefined ? 'moreRoomDone' : 'roomDone'),
    onRefused: checked.checkAgain,
  })
  const { show } = useAmounts(request.Currency)
  const { priceOf } = useShownPrice()
  const submit = () => {
    if (faults.length > 0) return tellAll()
    if (guestsOnly) sent.send(null)
    else if (price) sent.send(price.Now.QuoteId)
    else checked.check()
  }
  const label = () => {
    if (guestsOnly) return t('save')
    return price ? t('saveFor', { price: show(priceOf(price.Now)) }) : t('check')
  }
  return (
    <ChangeForm
      {...{ form, request, changed }}
      problem={isPriceGone(sent.problem) ? checked.problem : (sent.problem ?? checked.problem)}
      submitLabel={label()}
      isPending={checked.isChecking || sent.isPending}
      isReady={isDirty || number === undefined}
      onSubmit={submit}
    >
      <Card>
        <div className="grid gap-2 p-3.5 sm:p-4.5">
          <Select
            label={t('roomType')}
            value={type ? `${type.typeId}` : undefined}
            choices={types.map(({ typeId, name, roomView }) => ({
              value: `${typeId}`,
              label: `${name} · ${roomView}`,
            }))}
            onChange={(chosen) =>
              change((known) => changeRoom(known, key, (one) => ofType(one, Number(chosen), types)))
            }
          />
          <FieldAlert error={told.at(key).error} />
          {guestsOnly && isDirty && <p className="text-small text-soft">{t('guestsOnly')}</p>}
        </div>
        {type && (
          <RoomGuests
            number={number ?? request.Rooms.length + 1}
            room={room}
            type={type}
            checkIn={dayOfAges(draft, today)}
            told={toldIn(key, told)}
            onChange={change}
            level={2}
          />
        )}
      </Card>
      {price && !guestsOnly && (
        <PriceStep key={price.Now.QuoteId} of={price} isGone={checked.isGone} isAnswered={seen.State !== 'New'} />
      )}
    </ChangeForm>
  )
}

/** Another room may allow other extras: those that it does not are gone. */
function ofType(room: DraftRoom, roomTypeId: number, types: readonly RoomType[]): DraftRoom {
  const type = types.find(({ typeId }) => typeId === roomTypeId)
  const extras: ChosenExtras = type && checkExtras(room.extras, type.rules).ok ? room.extras : noExtras
  return { ...room, roomTypeId, extras }
}

/** In everything that has a price. */
function isSameRoom({ Rooms, EachRoomPrice }: RequestDetails, number: number, { roomTypeId, extras }: DraftRoom) {
  const priced = EachRoomPrice[number - 1]
  return (
    Rooms[number - 1]?.RoomTypeId === roomTypeId &&
    priced?.HasExtraBed === extras.extraBed &&
    priced.HasChildWithBed === extras.childWithBed &&
    priced.HasChildNoBed === extras.childNoBed
  )
}
