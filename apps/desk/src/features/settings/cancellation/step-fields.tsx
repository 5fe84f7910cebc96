import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Plus, Trash2 } from 'lucide-react'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { IconButton } from '@sarai/ui/kit/button/icon-button.tsx'
import { AmountField } from '@sarai/ui/kit/field/amount-field.tsx'
import {
  filledPlaces,
  places,
  withoutPlace,
  type Place,
  type TypedPolicy,
} from '#features/settings/cancellation/policy-form.ts'
import { useSettingsWords } from '#features/settings/settings-words.ts'

/** A line for each step; a new one stands behind the others, and is put into its order once it is saved. */
export function StepFields({ call: { form, field } }: { call: CallForm<TypedPolicy, TypedPolicy> }) {
  const t = useSettingsWords()
  /** A line that was added holds nothing yet. */
  const [open, setOpen] = useState(0)
  const shown = places.slice(0, Math.max(open, filledPlaces(form.watch()).at(-1) ?? 0))
  const add = useRef<HTMLButtonElement>(null)
  const [next, setNext] = useState<{ place: Place | undefined }>()
  // What was pressed is gone, or something new stands elsewhere: whoever types goes on there.
  const goOn = useEffectEvent((place: Place | undefined) =>
    place === undefined ? add.current?.focus() : form.setFocus(`daysBefore${place}`),
  )
  useEffect(() => {
    if (next) goOn(next.place)
  }, [next])
  const remove = (gone: Place) => {
    const left = withoutPlace(form.getValues(), gone)
    for (const [name, value] of Object.entries(left) as [keyof TypedPolicy, string][]) {
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
    setOpen(shown.length - 1)
    setNext({ place: places[Math.min(gone, shown.length - 1) - 1] })
  }
  return (
    <>
      <ul className="grid gap-3 empty:hidden" aria-label={t('cancellation')}>
        {shown.map((place) => (
          <li key={place}>
            <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3">
              <legend className="sr-only">{t('step', { place })}</legend>
              {field(`daysBefore${place}`, (props) => (
                <AmountField {...props} isRequired={false} label={t('daysBefore')} decimals={0} />
              ))}
              {field(`percent${place}`, (props) => (
                <AmountField {...props} isRequired={false} label={t('percent')} decimals={0} />
              ))}
              <IconButton
                icon={Trash2}
                label={t('removeStep', { place })}
                variant="danger"
                className="mt-6.5"
                onPress={() => remove(place)}
              />
            </fieldset>
          </li>
        ))}
      </ul>
      {shown.length < places.length && (
        <Button
          ref={add}
          icon={Plus}
          className="justify-self-start"
          onPress={() => {
            setOpen(shown.length + 1)
            setNext({ place: places[shown.length] })
          }}
        >
          {t('addStep')}
        </Button>
      )}
    </>
  )
}
