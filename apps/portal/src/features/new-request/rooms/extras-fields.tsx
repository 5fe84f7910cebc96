import type { ReactNode } from 'react'
import { money, isZero, type Currency } from '@sarai/domain/ground/money.ts'
import type { ChosenExtras, Extra } from '@sarai/domain/catalogue/room-rates.ts'
import { chooseBed, isAllowed, mustChooseBed, type BedChoice } from '@sarai/domain/stay/occupancy.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import { SegmentedControl } from '@sarai/ui/kit/choice/segmented-control.tsx'
import { SwitchRow } from '@sarai/ui/kit/choice/switch-row.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { useRoomsWords } from '#features/new-request/rooms/rooms-words.ts'

type ExtrasFieldsProps = { type: RoomType; extras: ChosenExtras; onChange: (extras: ChosenExtras) => void }

const prices = {
  extraBed: 'extraBedPrice',
  childWithBed: 'childWithBedPrice',
  childNoBed: 'childNoBedPrice',
} as const satisfies Record<Extra, keyof RoomType['prices']>

/** What may be added to a room [wizard-10]; where one bed excludes the other, one choice of three [wizard-11]. */
export function ExtrasFields({ type, extras, onChange }: ExtrasFieldsProps) {
  const t = useRoomsWords()
  const { language } = useLanguage()
  const isChoice = mustChooseBed(type.rules)
  const priceOf = (extra: Extra) => {
    const price = money(type.prices[prices[extra]], type.currency as Currency)
    return isZero(price) ? t('extraFree') : t('extraPrice', { price: showMoney(language, price) })
  }
  const offered: Extra[] = isChoice ? ['childNoBed'] : ['extraBed', 'childWithBed', 'childNoBed']
  const switches = offered.filter((extra) => isAllowed(extra, type.rules))
  if (!isChoice && switches.length === 0) return null
  const bed: BedChoice = extras.extraBed ? 'adult' : extras.childWithBed ? 'child' : 'none'
  const hints: Record<BedChoice, ReactNode> = {
    adult: priceOf('extraBed'),
    child: priceOf('childWithBed'),
    none: undefined,
  }
  return (
    <div className="grid items-start gap-x-3.5 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {isChoice && (
        <SegmentedControl
          className={switches.length > 0 ? 'md:col-span-2' : ''}
          label={t('bedChoice')}
          value={bed}
          onChange={(choice) => onChange(chooseBed(choice, extras))}
          hint={hints[bed]}
          choices={[
            { value: 'none', label: t('bedNone') },
            { value: 'adult', label: t('bedAdult') },
            { value: 'child', label: t('bedChild') },
          ]}
        />
      )}
      {switches.map((extra) => (
        <SwitchRow
          key={extra}
          label={t(extra)}
          stateText={t(extras[extra] ? 'extraOn' : 'extraOff')}
          value={extras[extra]}
          onChange={(isOn) => onChange({ ...extras, [extra]: isOn })}
          hint={priceOf(extra)}
        />
      ))}
    </div>
  )
}
