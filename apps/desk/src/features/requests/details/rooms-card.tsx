import { useState } from 'react'
import { Eye } from 'lucide-react'
import type { DeskGuest, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import { ageOn, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { showNumber } from '@sarai/locale/number/number-display.ts'
import { showCountry } from '@sarai/locale/words/country-display.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { RoomNumber } from '@sarai/ui/booking/room-number.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useDetailsWords } from '#features/requests/details/details-words.ts'
import { useReveal } from '#features/requests/request-calls.ts'

/** Who sleeps where. Passport numbers come only when somebody asks for them, and go with the page. */
export function RoomsCard({ of: request }: { of: DeskRequest }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const [numbers, setNumbers] = useState<readonly (readonly string[])[]>()
  const reveal = useReveal(request.id, setNumbers)
  const hasSome = request.rooms.some(({ guests }) => guests.some(({ passport }) => passport === 'kept'))
  return (
    <CardSection
      title={t('rooms')}
      note={t('roomsNote')}
      actions={
        hasSome &&
        numbers === undefined && (
          <Button size="small" icon={Eye} onPress={() => reveal.write(null)} isPending={reveal.isPending}>
            {t('reveal')}
          </Button>
        )
      }
    >
      {numbered(request.rooms).map(({ item: room, number: place }) => (
        <section key={place} className="border-t border-line">
          <h3 className="flex items-center gap-2.5 bg-surface-2 px-3.5 py-2 sm:px-4.5">
            <RoomNumber of={place} isSmall />
            <span>
              <bdi className="font-semibold">{language === 'fa' ? room.nameFa : room.nameEn}</bdi>
              <span className="text-small text-soft">
                {' · '}
                {viewName(language, room.view)} · {boardName(language, room.board)}
              </span>
            </span>
          </h3>
          <ul className="divide-y divide-line">
            {numbered(room.guests).map(({ item: guest, number: at }) => (
              <Guest key={at} guest={guest} checkIn={request.checkIn} number={numbers?.[place - 1]?.[at - 1]} />
            ))}
          </ul>
        </section>
      ))}
      {hasSome && (
        <p className="border-t border-line px-3.5 py-2.5 text-small text-muted sm:px-4.5">{t('revealNote')}</p>
      )}
    </CardSection>
  )
}

const passportWords = { kept: 'passportKept', missing: 'passportMissing', deleted: 'passportDeleted' } as const

function Guest({ guest, checkIn, number }: { guest: DeskGuest; checkIn: string; number: string | undefined }) {
  const t = useDetailsWords()
  const { language } = useLanguage()
  const { dateOfBirth } = guest
  const facts = [
    t(guest.type),
    showCountry(language, guest.nationalityCode),
    dateOfBirth !== null &&
      t('age', { age: showNumber(language, ageOn(calendarDay(checkIn), calendarDay(dateOfBirth))) }),
  ]
  return (
    <li className="grid gap-x-4 px-3.5 py-2.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_7rem] sm:px-4.5">
      <bdi dir="ltr" className="font-semibold wrap-anywhere rtl:text-end">
        {guest.firstName} {guest.lastName}
      </bdi>
      <span className="text-small text-soft">{facts.filter(Boolean).join(' · ')}</span>
      {number ? (
        <bdi dir="ltr" className="font-latin font-semibold sm:text-end rtl:sm:text-start">
          {number}
        </bdi>
      ) : (
        <span className="text-small text-muted sm:text-end">{t(passportWords[guest.passport])}</span>
      )}
    </li>
  )
}
