import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import { MeantPrice, meantOf, type Neighbours } from '#features/packages/property/price/meant-price.tsx'
import type { ExtraPrice, RoomForm } from '#features/packages/property/room/room-form.ts'

const extras = [
  ['extraBedIsAllowed', 'extraBedPrice', 'partExtraBed'],
  ['childWithBedIsAllowed', 'childWithBedPrice', 'partChildWithBed'],
  ['childNoBedIsAllowed', 'childNoBedPrice', 'partChildNoBed'],
] as const

type RoomPriceFieldsProps = {
  call: RoomForm
  neighbours: Neighbours
  /** Of each extra. */
  beside: Record<ExtraPrice, Neighbours>
}

/** The base price, and what each allowed extra adds to a night: an amount, or nothing, said on purpose. */
export function RoomPriceFields({ call, neighbours, beside }: RoomPriceFieldsProps) {
  const t = usePackageWords()
  const rules = call.form.watch()
  const { currency } = neighbours
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-soft">{t('pricesPerNight')}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="grid gap-2">
          {call.field('basePrice', (props) => (
            <AmountField {...props} currency={currency} label={t('basePrice')} hint={t('basePriceHint')} />
          ))}
          <MeantPrice call={call} name="basePrice" neighbours={neighbours} />
        </div>
        {extras.map(
          ([rule, price, label]) =>
            rules[rule] && (
              <div key={price} className="grid gap-2">
                {call.field(price, (props) => (
                  <AmountField {...props} currency={currency} label={t(label)} />
                ))}
                {!isNothing(rules[price]) && (
                  <MeantPrice call={call} name={price} meant={meantOf(price)} neighbours={beside[price]} />
                )}
                <Checkbox
                  label={t('freeExtra')}
                  value={isNothing(rules[price])}
                  onChange={(isFree) =>
                    call.form.setValue(price, isFree ? '0' : '', { shouldDirty: true, shouldValidate: isFree })
                  }
                />
              </div>
            ),
        )}
      </div>
    </fieldset>
  )
}

/** As the field keeps it: plain digits. */
const isNothing = (typed: string) => /^0+(?:\.0*)?$/.test(typed)
