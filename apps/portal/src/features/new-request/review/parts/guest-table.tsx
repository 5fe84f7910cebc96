import { TriangleAlert } from 'lucide-react'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { Icon } from '@sarai/ui/kit/show/icon.tsx'
import { BirthDate, GuestTypeBadge } from '#features/new-request/review/parts/guest-facts.tsx'
import { fullName, lacksPassport, type ReviewedRoom } from '#features/new-request/review/parts/reviewed-room.ts'
import { useReviewWords } from '#features/new-request/review/review-words.ts'
import { numbered } from '#shared/numbered.ts'

const columns = [
  ['guestName', 'w-[27%]'],
  ['guestType', 'w-[22%]'],
  ['dateOfBirth', 'w-[18%]'],
  ['nationality', 'w-[13%]'],
  ['passport', 'w-[20%]'],
] as const
const cell = 'px-2.5 first:ps-4.5 last:pe-4.5'

export function GuestTable({ room, checkIn }: { room: ReviewedRoom; checkIn: CalendarDay }) {
  const t = useReviewWords()
  const { language } = useLanguage()
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{t('roomLine', { number: room.number, room: room.price.RoomType })}</caption>
        <thead>
          <tr>
            {columns.map(([name, width]) => (
              <th
                key={name}
                scope="col"
                className={`${cell} ${width} h-8 text-start text-micro font-medium whitespace-nowrap text-muted`}
              >
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(room.guests).map(({ item: guest, number }) => (
            <tr key={number} className="border-t border-line *:h-10.5 *:py-1">
              <th scope="row" className={`${cell} text-start font-semibold`}>
                <bdi dir="ltr">{fullName(guest)}</bdi>
                <span className="ms-1.5 font-normal text-muted">{t(guest.gender === 'Male' ? 'Male' : 'Female')}</span>
              </th>
              <td className={cell}>
                <GuestTypeBadge type={guest.type} />
              </td>
              <td className={cell}>
                <BirthDate guest={guest} checkIn={checkIn} />
              </td>
              <td className={cell}>
                <bdi>{showCountry(language, guest.nationalityCode)}</bdi>
              </td>
              <td className={cell}>
                {lacksPassport(guest) ? <MissingPassport /> : <bdi dir="ltr">{guest.passportNumber}</bdi>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MissingPassport() {
  const t = useReviewWords()
  return (
    <span className="inline-flex h-5.25 items-center gap-1.25 rounded-tag bg-warning-soft px-2 text-micro font-semibold text-on-warning-soft">
      <Icon of={TriangleAlert} size={13} />
      {t('missing')}
    </span>
  )
}
