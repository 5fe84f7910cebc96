import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import { whenChosen, type Choice } from '#kit/choice/choice.ts'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'

type RadioGroupProps<Value extends string> = FieldProps<Value | undefined, HTMLDivElement> & {
  choices: readonly Choice<Value>[]
}

/** One of a few, each on its own line with room for an explanation. For two or three short words: SegmentedControl. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, onChange, error, hint, inputRef, choices } = props
  return (
    <AriaRadioGroup
      {...ariaFieldProps(props)}
      ref={inputRef}
      // React Aria reads `undefined` as "uncontrolled"; null is "nothing chosen yet".
      value={value ?? null}
      onChange={whenChosen(choices, onChange)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className="grid gap-1">
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            isDisabled={choice.isDisabled}
            className="group flex w-fit items-start gap-2.5 py-1 text-body data-disabled:text-muted pointer-coarse:py-2.5"
          >
            <span
              className="mt-px size-5 shrink-0 rounded-full border border-line-strong bg-surface
                transition-[border-width] duration-120 group-data-hovered:border-ink group-data-invalid:border-error
                group-data-selected:border-6 group-data-selected:border-primary group-data-disabled:border-line
                group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus"
            />
            <span>
              {choice.label}
              {choice.note && <span className="block text-small text-muted">{choice.note}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes error={error} hint={hint} />
    </AriaRadioGroup>
  )
}
