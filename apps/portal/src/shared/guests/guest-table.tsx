import { showCountry } from '@sarai/locale/words/country-display.ts'
import { numbered } from '@sarai/frame/numbered.ts'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { BirthDate, GuestName, GuestType } from '#shared/guests/guest-facts.tsx'
import { useGuestWords } from '#shared/guests/guest-words.ts'
import { Passport } from '#shared/guests/passport.tsx'
import type { GuestsProps } from '#shared/guests/shown-guest.ts'

/** As wide in every room, so that their columns stand under each other. */
const columns = [
  ['name', 'w-[27%]'],
  ['type', 'w-[22%]'],
  ['dateOfBirth', 'w-[18%]'],
  ['nationality', 'w-[13%]'],
  ['passport', 'w-[20%]'],
] as const
const cell = 'px-2.5 first:ps-4.5 last:pe-4.5'

export function GuestTable({ guests, checkIn, label, canCopy = false }: GuestsProps) {
  const t = useGuestWords()
  const { language } = useLanguage()
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-[0.8125rem]">
        <caption className="sr-only">{label}</caption>
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
          {numbered(guests).map(({ item: guest, number }) => (
            <tr key={number} className="border-t border-line *:h-10.5 *:py-1">
              <th scope="row" className={`${cell} text-start font-normal`}>
                <GuestName of={guest} />
              </th>
              <td className={cell}>
                <GuestType of={guest} />
              </td>
              <td className={cell}>
                <BirthDate of={guest} checkIn={checkIn} />
              </td>
              <td className={cell}>
                <bdi>{showCountry(language, guest.nationalityCode)}</bdi>
              </td>
              <td className={cell}>
                <Passport of={guest} canCopy={canCopy} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
