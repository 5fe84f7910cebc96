import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { Badge } from '@sarai/ui/kit/show/badge.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useBoardMoves } from '#features/new-request/guest-list/board/board-moves.ts'
import { useBoardNames } from '#features/new-request/guest-list/board/board-names.ts'
import { GuestSlot } from '#features/new-request/guest-list/board/guest-slot.tsx'
import { PlaceRow } from '#features/new-request/guest-list/board/place-row.tsx'
import { RoomBox } from '#features/new-request/guest-list/board/room-box.tsx'
import { useGuestListWords } from '#features/new-request/guest-list/guest-list-words.ts'
import type { Survey } from '#features/new-request/guest-list/list-survey.ts'
import type { ListRoom, Placing } from '#features/new-request/guest-list/placing/placing.ts'
import { useInParts } from '#features/new-request/guest-list/use-in-parts.tsx'

type PlacesBoardProps = { survey: Survey; rooms: readonly ListRoom[]; onMove: (placing: Placing) => void }

const tones = { ADT: 'secondary', ADTEB: 'primary', CHDNB: 'accent', CHDWB: 'accent' } as const

/** Who goes where. Guests change places by dragging, by the menu at their handle, or by Alt and the arrows on it. */
export function PlacesBoard({ survey, rooms, onMove }: PlacesBoardProps) {
  const t = useGuestListWords()
  const { language } = useLanguage()
  const { placing, openRows } = survey
  const { nameOf, targetsOf, tellMove } = useBoardNames(survey, rooms)
  const { board, news, moveTo, drag, drop, onKeyDownCapture } = useBoardMoves(placing, onMove, tellMove)
  const waiting = useInParts(placing.waiting)
  const isOpen = (row: number | null) => row !== null && openRows.has(row)
  const slot = (row: number, type?: GuestTypeCode) => (
    <GuestSlot
      name={nameOf(row)}
      isOpen={isOpen(row)}
      targets={targetsOf(row)}
      onMove={(to) => moveTo(row, to)}
      badge={type && <Badge tone={tones[type]}>{t(type)}</Badge>}
    />
  )
  return (
    <div ref={board} className="grid content-start gap-3" onKeyDownCapture={onKeyDownCapture}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">{t('whereTheyGo')}</h3>
        <span className="text-small text-muted max-sm:hidden">{t('howToMove')}</span>
      </div>
      {placing.rooms.map((places, room) => {
        const taken = places.filter((row) => row !== null).length
        return (
          <RoomBox
            // oxlint-disable-next-line react/no-array-index-key -- a room is known by its place alone
            key={room}
            number={showNumber(language, room + 1)}
            title={rooms[room]?.name ?? ''}
            note={t('places', { taken, all: places.length })}
          >
            <ul>
              {places.map((row, place) => {
                const type = rooms[room]?.places[place] ?? 'ADT'
                return (
                  <PlaceRow
                    // oxlint-disable-next-line react/no-array-index-key -- so is a place
                    key={place}
                    row={row}
                    isOpen={isOpen(row)}
                    onDrag={drag}
                    onDrop={() => drop({ room, place })}
                  >
                    {row === null ? <FreePlace type={type} /> : slot(row, type)}
                  </PlaceRow>
                )
              })}
            </ul>
          </RoomBox>
        )
      })}
      {placing.waiting.length > 0 && (
        <RoomBox title={t('noPlaceYet')} note={showNumber(language, placing.waiting.length)} isOpenAtFirst>
          <p className="px-3 py-2 text-small text-soft">{t('noPlaceYetText', { count: placing.waiting.length })}</p>
          <ul className="border-t border-line">
            {waiting.shown.map((row) => (
              <PlaceRow key={row} row={row} isOpen={isOpen(row)} onDrag={drag} onDrop={() => drop('waiting')}>
                {slot(row)}
              </PlaceRow>
            ))}
          </ul>
          {waiting.more && <div className="grid p-2">{waiting.more}</div>}
        </RoomBox>
      )}
      <output className="sr-only">{news}</output>
    </div>
  )
}

function FreePlace({ type }: { type: GuestTypeCode }) {
  const t = useGuestListWords()
  return (
    <>
      <span className="grow text-muted">{t('freePlace')}</span>
      <Badge>{t(type)}</Badge>
    </>
  )
}
