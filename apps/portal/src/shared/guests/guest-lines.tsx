import { showCountry } from '@sarai/locale/words/country-display.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { BirthDate, GuestName, GuestType } from '#shared/guests/guest-facts.tsx'
import { useGuestWords } from '#shared/guests/guest-words.ts'
import { Passport } from '#shared/guests/passport.tsx'
import type { GuestsProps } from '#shared/guests/shown-guest.ts'

/** The guests of a room on a phone. */
export function GuestLines({ guests, checkIn, label, canCopy = false }: GuestsProps) {
  const t = useGuestWords()
  const { language } = useLanguage()
  return (
    <ul aria-label={label} className="mx-3.5 divide-y divide-line border-t border-line">
      {numbered(guests).map(({ item: guest, number }) => (
        <li key={number} className="grid gap-0.5 py-2 text-[0.8125rem]">
          <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5">
            <span>
              <GuestName of={guest} />
            </span>
            <GuestType of={guest} />
          </p>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-soft">
            {guest.born && <BirthDate of={guest} checkIn={checkIn} />}
            <bdi>{showCountry(language, guest.nationalityCode)}</bdi>
            {guest.passportState === 'Missing' ? (
              <span className="font-semibold text-warning">{t('passportMissing')}</span>
            ) : (
              <Passport of={guest} canCopy={canCopy} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
