import { ChevronDown } from 'lucide-react'
import { Button, ListBox, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { whenChosen, type Choice } from '#kit/choice/choice.ts'
import { boxClass, boxHeight } from '#kit/field/field-box.tsx'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'
import { listFrame, listLook, OptionRow } from '#kit/choice/option-row.tsx'
import { Popover } from '#kit/overlay/popover.tsx'

type SelectProps<Value extends string> = Omit<FieldProps<Value | undefined, HTMLButtonElement>, 'onChange'> & {
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
  placeholder?: string
}

/** One of a list that is short enough to read. For a long one, or one on the server: Combobox. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, onChange, error, hint, inputRef, choices, placeholder } = props
  const t = useFieldWords()
  const { isReadOnly, ...shared } = ariaFieldProps(props)
  return (
    <AriaSelect
      {...shared}
      className={`group ${shared.className}`}
      isDisabled={shared.isDisabled || isReadOnly}
      value={value ?? null}
      onChange={whenChosen(choices, onChange)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Button
        ref={inputRef}
        className={`${boxClass} ${boxHeight.regular} justify-between text-start outline-none
          group-data-invalid:border-error group-data-invalid:ring-3 group-data-invalid:ring-error-soft
          data-focus-visible:border-primary data-focus-visible:ring-3 data-focus-visible:ring-primary-soft`}
      >
        <SelectValue className="min-w-0 truncate data-placeholder:text-muted">
          {({ isPlaceholder, selectedText }) =>
            isPlaceholder ? (placeholder ?? t('choose')) : <bdi>{selectedText}</bdi>
          }
        </SelectValue>
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </Button>
      <FieldNotes error={error} hint={hint} />
      <Popover className={listFrame}>
        <ListBox className={listLook}>
          {choices.map((choice) => (
            <OptionRow key={choice.value} id={choice.value} {...choice} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
