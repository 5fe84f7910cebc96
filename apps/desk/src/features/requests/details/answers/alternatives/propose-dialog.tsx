import { Fragment } from 'react'
import * as z from 'zod/mini'
import { priceAlternative } from '@sarai/wire/desk/requests/alternatives.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { day } from '@sarai/wire/values/days.ts'
import { FormDialog } from '@sarai/frame/form/form-dialog.tsx'
import { numbered } from '@sarai/frame/numbered.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showQuantity } from '@sarai/locale/number/units.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { Combobox } from '@sarai/ui/kit/choice/combobox.tsx'
import { Select } from '@sarai/ui/kit/choice/select.tsx'
import { DateRangeField, twoDates } from '@sarai/ui/kit/date/date-range-field.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useAlternativeWords } from '#features/requests/details/answers/alternatives/alternative-words.ts'
import {
  findHotels,
  optionOf,
  sameRooms,
  type FoundHotel,
  type HotelOption,
  type ProposedStay,
} from '#features/requests/details/answers/alternatives/proposed-stay.ts'
import { answerInHand } from '#features/requests/details/question/answer-in-hand.ts'
import { api } from '#shared/api.ts'
import { useNameOf } from '#shared/name-of.ts'

/** Named as a refusal of the stay names them. */
const schema = z.strictObject({
  hotel: z.custom<HotelOption | null>((hotel) => hotel !== null, 'required'),
  checkInDate: day,
  checkOutDate: day,
  rooms: z.array(z.string().check(z.minLength(1, 'required'))),
})

type ProposeDialogProps = {
  request: DeskRequest
  /** The hotel of the request, in each package that still sells it. */
  own: readonly FoundHotel[]
  onAdd: (proposed: ProposedStay) => void
  onClose: () => void
}

/** Another room, other dates or another hotel for the guests of a request. It begins as what they asked for. */
export function ProposeDialog({ request, own, onAdd, onClose }: ProposeDialogProps) {
  const t = useAlternativeWords()
  const nameOf = useNameOf()
  const { language } = useLanguage()
  const { id, checkIn, checkOut } = request
  // What the hotel has instead, where it said so.
  const answer = answerInHand(request)
  const asked = own.find(({ packageEn }) => packageEn === request.packageEn) ?? own[0]
  const search = async (text: string) =>
    (await findHotels(id, text === '' ? undefined : text)).map((hotel) => optionOf(language, hotel))
  return (
    <FormDialog
      title={t('proposeTitle')}
      note={t('proposeNote')}
      schema={schema}
      start={{
        hotel: asked ? optionOf(language, asked) : null,
        checkInDate: answer?.free?.from ?? checkIn,
        checkOutDate: answer?.free?.until ?? checkOut,
        rooms: sameRooms(request, asked, answer?.room),
      }}
      send={async ({ hotel, checkInDate, checkOutDate, rooms }): Promise<ProposedStay> => {
        const { of } = hotel!
        const stay = {
          propertyId: of.propertyId,
          checkIn: checkInDate,
          checkOut: checkOutDate,
          roomTypeIds: rooms.map(Number),
        }
        return { stay, hotel: of, ...(await api(priceAlternative, { params: { id }, body: stay })) }
      }}
      onSent={(_, proposed) => onAdd(proposed)}
      submitLabel={t('add')}
      onClose={onClose}
    >
      {({ field, form }) => (
        <>
          {field('hotel', ({ onChange, ...props }) => (
            <Combobox
              {...props}
              label={t('hotel')}
              hint={t('hotelHint')}
              search={search}
              minCharacters={0}
              onChange={(option) => {
                // What the search has found is handed back as it is.
                const hotel = option as HotelOption | null
                onChange(hotel)
                form.setValue('rooms', sameRooms(request, hotel?.of), { shouldDirty: true })
              }}
            />
          ))}
          <div className={twoDates}>
            {field('checkInDate', ({ value: from, onChange: setFrom, ...first }) =>
              field('checkOutDate', ({ value: until, onChange: setUntil, ...last }) => (
                <DateRangeField
                  isStay
                  value={{ from, until }}
                  onChange={(range) => {
                    setFrom(range.from)
                    setUntil(range.until)
                  }}
                  from={{ ...first, label: t('checkIn') }}
                  until={{ ...last, label: t('checkOut') }}
                />
              )),
            )}
          </div>
          {numbered(request.rooms).map(({ item: { guests }, number }) => (
            <Fragment key={number}>
              {field(`rooms.${number - 1}`, (props) => (
                <Select
                  {...props}
                  label={t('room', {
                    number: showNumber(language, number),
                    guests: showQuantity(language, guests.length, 'guest'),
                  })}
                  choices={(form.watch('hotel')?.of.rooms ?? []).map((room) => ({
                    value: `${room.roomTypeId}`,
                    label: nameOf(room),
                    note: `${viewName(language, room.view)} · ${boardName(language, room.board)}`,
                  }))}
                />
              ))}
            </Fragment>
          ))}
        </>
      )}
    </FormDialog>
  )
}
