import { Check } from 'lucide-react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'
import { Icon } from '#kit/show/icon.tsx'

/** A box to tick. Its label may hold a link; a press on the link does not tick the box. */
export function Checkbox(props: FieldProps<boolean>) {
  const { label, value, onChange, error, hint, inputRef } = props
  return (
    <CheckboxField
      {...ariaFieldProps(props)}
      isSelected={value}
      onChange={onChange}

      inputRef={inputRef}
    >
      <CheckboxButton className="group flex min-h-6 w-fit items-start gap-2.5 py-0.5 text-body data-disabled:text-muted pointer-coarse:py-2.5">
        <span
          className="mt-px grid size-5 shrink-0 place-items-center rounded-tag border border-line-strong bg-surface
            text-transparent transition-colors duration-120 group-data-hovered:border-ink
            group-data-invalid:border-error group-data-invalid:ring-3 group-data-invalid:ring-error-soft
            group-data-selected:border-primary group-data-selected:bg-primary group-data-selected:text-on-primary
            group-data-disabled:border-line group-data-disabled:bg-sunken group-data-disabled:group-data-selected:border-line group-data-disabled:group-data-selected:bg-line
            group-data-disabled:group-data-selected:text-muted
            group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-focus"
        >
          <Icon of={Check} size={14} strokeWidth={3} />
        </span>
        <span>{label}</span>
      </CheckboxButton>
      <div className="grid gap-1 ps-7.5 empty:hidden">
        <FieldNotes error={error} hint={hint} />
      </div>
    </CheckboxField>
  )
}
