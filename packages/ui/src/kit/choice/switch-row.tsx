import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { SwitchButton, SwitchField } from 'react-aria-components'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'
import { Icon } from '#kit/show/icon.tsx'

type SwitchRowProps = Omit<FieldProps<boolean>, 'isRequired'> & {
  /** What is so now: "Included", "Not needed". Without it the label itself stands in the row. */
  stateText?: ReactNode
  icon?: LucideIcon
  /** A line has no frame: it stands in the head of a card, beside its buttons. */
  look?: 'row' | 'line'
}

/** Something that is on or off at once, drawn as a row as tall as the fields beside it, or as a line. */
export function SwitchRow(props: SwitchRowProps) {
  const { label, value, onChange, error, hint, inputRef, stateText, icon, look = 'row' } = props
  return (
    <SwitchField
      {...ariaFieldProps(props)}
      // On and off are both answers: a form that marks its fields as required means others.
      isRequired={false}
      isSelected={value}
      onChange={onChange}

      inputRef={inputRef}
    >
      <SwitchButton className="group grid min-w-0 gap-1.5">
        {stateText && <span className="text-small font-medium text-soft">{label}</span>}
        <span
          className={`flex items-center rounded-inner group-data-disabled:text-muted group-data-focus-visible:outline-2
            group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus pointer-coarse:min-h-11
            ${looks[look]}`}
        >
          <Track />
          <span className={`min-w-0 grow ${value ? 'text-ink' : 'text-soft'}`}>{stateText ?? label}</span>
          {icon && <Icon of={icon} size={17} className="text-soft" />}
        </span>
      </SwitchButton>
      <FieldNotes error={error} hint={hint} />
    </SwitchField>
  )
}

const looks = {
  row: 'min-h-10.5 gap-3 border border-line bg-surface-2 px-3 py-2',
  line: 'min-h-8 gap-2 text-small',
} as const

/** The knob moves along the line of writing: to the left when it is on in Persian. */
function Track() {
  return (
    <span
      aria-hidden
      className="flex h-6 w-10 shrink-0 items-center rounded-full bg-line-strong p-0.75 transition-colors duration-150
        group-data-disabled:opacity-50 group-data-selected:bg-primary"
    >
      <span
        className="size-4.5 rounded-full bg-white shadow-low transition-transform duration-150
          group-data-selected:translate-x-[calc(var(--dir)*1rem)]"
      />
    </span>
  )
}
