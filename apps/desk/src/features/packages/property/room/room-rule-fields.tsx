import { sayRoomRules } from '@sarai/locale/words/room-rules-sentence.ts'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Checkbox } from '@sarai/ui/kit/choice/checkbox.tsx'
import { useLanguage } from '@sarai/ui/kit/language.tsx'
import { usePackageWords } from '#features/packages/package-words.ts'
import type { RoomForm } from '#features/packages/property/room/room-form.ts'

/** The four flags, and in one sentence what they mean together. */
export function RoomRuleFields({ call }: { call: RoomForm }) {
  const t = usePackageWords()
  const { language } = useLanguage()
  const rules = call.form.watch()
  const hasBothBeds = rules.extraBedIsAllowed && rules.childWithBedIsAllowed
  const flags = [
    ['extraBedIsAllowed', 'allowExtraBed', 'extraBedPrice'],
    ['childWithBedIsAllowed', 'allowChildWithBed', 'childWithBedPrice'],
    ['childNoBedIsAllowed', 'allowChildNoBed', 'childNoBedPrice'],
  ] as const
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-small font-medium text-soft">{t('whoMaySleep')}</legend>
      {flags.map(([name, label, price]) => (
        <div key={name}>
          {call.field(name, ({ onChange, ...props }) => (
            <Checkbox
              {...props}
              onChange={(isAllowed) => {
                onChange(isAllowed)
                // Out of sight its price must not stand in the way; in sight it has to be written, and free is a choice.
                call.form.setValue(price, isAllowed ? '' : '0')
              }}
              isRequired={false}
              label={t(label)}
            />
          ))}
        </div>
      ))}
      {hasBothBeds &&
        call.field('extraBedAndChildWithBedAreAllowedTogether', (props) => (
          <Checkbox {...props} isRequired={false} label={t('allowTogether')} />
        ))}
      <Callout className="mt-1">
        <span aria-live="polite">{sayRoomRules(language, { baseCapacity: rules.baseCapacity, rules })}</span>
      </Callout>
    </fieldset>
  )
}
