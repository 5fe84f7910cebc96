import type { HotelDetails } from '@sarai/wire/desk/hotels.ts'
import { CardSection } from '@sarai/ui/kit/show/card.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useSnackbar } from '@sarai/ui/kit/overlay/snackbar.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { useSwitchHotel } from '#features/hotels/hotel-calls.ts'
import { useHotelWords } from '#features/hotels/hotel-words.ts'

/** On or off sale at once, with what that means for agencies. */
export function SaleSwitch({ hotel }: { hotel: HotelDetails }) {
  const t = useHotelWords()
  const { language } = useLanguage()
  const notify = useSnackbar()
  const name = language === 'fa' ? hotel.nameFa : hotel.nameEn
  const turn = useSwitchHotel(hotel, (active) =>
    notify('success', t(active ? 'wasSwitchedOn' : 'wasSwitchedOff', { hotel: name })),
  )
  return (
    <CardSection title={t('activeTitle')}>
      <div className="px-3.5 pb-3.5 sm:px-4.5">
        <SwitchRow
          label={t(hotel.active ? 'activeOn' : 'activeOff')}
          value={hotel.active}
          onChange={(active) => !turn.isPending && turn.write(active)}
          hint={t('activeHint')}
        />
      </div>
    </CardSection>
  )
}
