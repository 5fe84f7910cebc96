import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import type { RoomForm } from '#features/packages/property/room/room-form.ts'

/** The base price, and what each allowed extra adds to a night. */
export function RoomPriceFields({ call, currency }: { call: RoomForm; currency: string }) {
  const t = usePackageWords()
  const rules = call.form.watch()
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-soft">{t('pricesPerNight')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {call.field('basePrice', (props) => (
          <AmountField {...props} currency={currency} label={t('basePrice')} hint={t('basePriceHint')} />
        ))}
        {rules.extraBedIsAllowed &&
          call.field('extraBedPrice', (props) => (
            <AmountField {...props} currency={currency} label={t('partExtraBed')} />
          ))}
        {rules.childWithBedIsAllowed &&
          call.field('childWithBedPrice', (props) => (
            <AmountField {...props} currency={currency} label={t('partChildWithBed')} />
          ))}
        {rules.childNoBedIsAllowed &&
          call.field('childNoBedPrice', (props) => (
            <AmountField {...props} currency={currency} label={t('partChildNoBed')} />
          ))}
      </div>
    </fieldset>
  )
}
