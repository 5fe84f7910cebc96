import * as z from 'zod/mini'
import type { PropertyDetails, RoomTypeDetails } from '@sarai/wire/desk/properties.ts'
import { addRoomType, editRoomType, roomTypeBody } from '@sarai/wire/desk/room-types.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { amountIn } from '@sarai/frame/form/amount-schema.ts'
import { packageQueries } from '#features/packages/package-calls.ts'
import { usePackageWords } from '#features/packages/package-words.ts'
import {
  askedWhenFar,
  besidePrices,
  meantOf,
  meantPrice,
  withoutMeant,
} from '#features/packages/property/price/meant-price.tsx'
import { extraPrices, type ExtraPrice } from '#features/packages/property/room/room-form.ts'
import { RoomIdentityFields } from '#features/packages/property/room/room-identity-fields.tsx'
import { RoomPriceFields } from '#features/packages/property/room/room-price-fields.tsx'
import { RoomRuleFields } from '#features/packages/property/room/room-rule-fields.tsx'
import { typedAmount } from '#shared/amounts/shown-amount.ts'
import { api } from '#shared/api.ts'
import { saverOf } from '#shared/saver-of.ts'

type RoomDialogProps = { property: PropertyDetails; room?: RoomTypeDetails | undefined; onClose: () => void }

export function RoomDialog({ property, room, onClose }: RoomDialogProps) {
  const t = usePackageWords()
  const { currency } = property.package
  const amount = amountIn(currency)
  const others = property.roomTypes.filter(({ id }) => id !== room?.id)
  const pricesBeside = room?.periods.length
    ? room.periods.map(({ price }) => price)
    : others.map(({ basePrice }) => basePrice)
  const neighbours = besidePrices(pricesBeside, currency)
  const besideExtra = (price: ExtraPrice) =>
    besidePrices(
      others.map((other) => other[price]),
      currency,
      true,
    )
  const beside = perExtra(besideExtra)
  const schema = z
    .extend(roomTypeBody, {
      basePrice: amount,
      extraBedPrice: amount,
      childWithBedPrice: amount,
      childNoBedPrice: amount,
      ...meantPrice,
      extraBedPriceMeant: z.string(),
      childWithBedPriceMeant: z.string(),
      childNoBedPriceMeant: z.string(),
    })
    .check(
      askedWhenFar('basePrice', neighbours),
      ...extraPrices.map((price) => askedWhenFar(price, beside[price], meantOf(price))),
    )
  return (
    <FormDialog
      title={t(room ? 'editRoom' : 'addRoom')}
      width="wide"
      schema={schema}
      start={room ? typed(room, currency) : newRoom}
      version={room?.version}
      savedBy={saverOf('room-type', room?.id)}
      send={(filled, once) =>
        room
          ? api(
              editRoomType,
              { params: { id: room.id }, body: { ...withoutMeant(filled), version: room.version } },
              once,
            )
          : api(addRoomType, { params: { id: property.id }, body: withoutMeant(filled) }, once)
      }
      changes={packageQueries}
      doneText={t('saved')}
      submitLabel={t('save')}
      onClose={onClose}
    >
      {(call) => (
        <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-2">
          <RoomIdentityFields call={call} hotelBoard={property.board} />
          <RoomRuleFields call={call} />
          <RoomPriceFields call={call} neighbours={neighbours} beside={beside} />
          {room &&
            call.field('active', (props) => (
              <SwitchRow {...props} label={t('onSaleSwitch')} hint={t('roomOnSaleHint')} className="lg:self-end" />
            ))}
        </div>
      )}
    </FormDialog>
  )
}

const perExtra = <Value,>(make: (price: ExtraPrice) => Value) =>
  Object.fromEntries(extraPrices.map((price) => [price, make(price)])) as Record<ExtraPrice, Value>

const answers = { meant: '', extraBedPriceMeant: '', childWithBedPriceMeant: '', childNoBedPriceMeant: '' }

/** What is usual: two adults, and no extras until someone allows them. */
const newRoom = {
  nameEn: '',
  nameFa: '',
  view: 'none' as const,
  board: null,
  baseCapacity: 2,
  extraBedIsAllowed: false,
  childWithBedIsAllowed: false,
  childNoBedIsAllowed: false,
  extraBedAndChildWithBedAreAllowedTogether: false,
  basePrice: '',
  extraBedPrice: '0',
  childWithBedPrice: '0',
  childNoBedPrice: '0',
  active: true,
  ...answers,
}

function typed(details: RoomTypeDetails, currency: string) {
  const { id: _, version: __, periods: ___, ...room } = details
  const extra = perExtra((price) => typedAmount(room[price], currency))
  const basePrice = typedAmount(room.basePrice, currency)
  return {
    ...room,
    ...extra,
    basePrice,
    // What stands already was asked about when it was typed.
    meant: basePrice,
    extraBedPriceMeant: extra.extraBedPrice,
    childWithBedPriceMeant: extra.childWithBedPrice,
    childNoBedPriceMeant: extra.childNoBedPrice,
  }
}
