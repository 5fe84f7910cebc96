import { useRef } from 'react'
import { X } from 'lucide-react'
import { Combobox } from '#kit/choice/combobox.tsx'
import { BareButton } from '#kit/button/bare-button.tsx'
import type { FieldProps } from '#kit/field/field-props.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'
import type { Option } from '#kit/choice/option.ts'
import type { OptionSearch } from '#kit/choice/option-search.ts'

type ComboboxManyProps = Omit<FieldProps<readonly Option[]>, 'label' | 'inputRef'> & {
  label: string
  search: OptionSearch
  /** How many can be chosen. */
  most: number
  placeholder?: string
}

/** Like Combobox, for several: what was chosen stands under the field, each with a button that takes it away. */
export function ComboboxMany({ value, onChange, most, ...props }: ComboboxManyProps) {
  const t = useFieldWords()
  const field = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const isFull = value.length >= most
  const add = (option: Option | null) => {
    if (option !== null && !value.some(({ id }) => id === option.id)) onChange([...value, option])
  }
  // The focus goes on to a neighbour before its button goes, so that the keyboard does not fall out of the form.
  const takeAway = (place: number) => {
    const buttons = chips.current?.querySelectorAll('button')
    const next = buttons?.[place + 1] ?? buttons?.[place - 1] ?? field.current
    next?.focus()
    onChange(value.filter((_, other) => other !== place))
  }
  return (
    <div className="grid gap-2">
      <Combobox
        {...props}
        isEmptiedByChoice
        inputRef={field}
        value={null}
        onChange={add}
        isDisabled={props.isDisabled || isFull}
        hint={isFull ? t('chosenMost', { count: most }) : props.hint}
      />
      {value.length > 0 && (
        <ul ref={chips} aria-label={t('chosenOf', { field: props.label })} className="flex flex-wrap gap-1.5">
          {value.map((option, place) => (
            <li
              key={option.id}
              className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-control bg-primary-soft ps-2.5 text-small font-medium text-on-primary-soft pointer-coarse:min-h-11"
            >
              <bdi className="truncate">{option.label}</bdi>
              <BareButton
                label={t('takeAway', { name: option.label })}
                onPress={() => takeAway(place)}
                className="grid size-8 shrink-0 place-items-center rounded-control pointer-coarse:size-11"
              >
                <Icon of={X} size={14} />
              </BareButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
