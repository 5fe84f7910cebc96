import { Radio, RadioGroup } from 'react-aria-components'
import { whenChosen, type Choice } from '#kit/choice/choice.ts'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'

type SegmentedControlProps<Value extends string> = FieldProps<Value, HTMLDivElement> & {
  choices: readonly Choice<Value>[]
  /** The label is read to screen readers only, where the words around it say the same. */
  isLabelHidden?: boolean
  size?: 'small' | 'regular'
}

// What is pressed is 6 px lower than its frame: under a finger it has 40.
const heights = { small: 'h-8 pointer-coarse:h-11.5', regular: 'h-10.5 pointer-coarse:h-11.5' } as const

/** One of two to four short words, all in view. To a keyboard and a screen reader it is a radio group. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, onChange, error, hint, inputRef, choices, isLabelHidden, size = 'regular' } = props
  return (
    <RadioGroup
      {...ariaFieldProps(props)}
      ref={inputRef}
      orientation="horizontal"
      value={value}
      onChange={whenChosen(choices, onChange)}

      aria-label={isLabelHidden && typeof label === 'string' ? label : undefined}
    >
      {!isLabelHidden && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      <div className={`flex gap-0.5 rounded-control bg-sunken p-0.75 ${heights[size]}`}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            isDisabled={choice.isDisabled}
            className="grid min-w-0 grow basis-0 place-items-center truncate rounded-tag px-2.5 text-small text-soft
              transition-colors duration-120 data-hovered:text-ink data-selected:bg-[light-dark(var(--surface),var(--primary-soft))] data-selected:font-semibold
              data-selected:text-[light-dark(var(--text),var(--on-primary-soft))] data-selected:shadow-low 
               data-disabled:text-muted data-disabled:opacity-60
              data-focus-visible:outline-2 data-focus-visible:outline-offset-0 data-focus-visible:outline-focus"
          >
            {choice.label}
          </Radio>
        ))}
      </div>
      <FieldNotes error={error} hint={hint} />
    </RadioGroup>
  )
}
