import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'

/** A small button inside a field, at its end: show the password, open the calendar, clear. */
export function FieldButton(
  props: ButtonProps & { 'aria-label': string; children: ReactNode; ref?: Ref<HTMLButtonElement> },
) {
  return (
    <Button
      {...props}
      className="-me-2 grid size-8 shrink-0 place-items-center rounded-tag text-muted data-hovered:bg-sunken
        data-hovered:text-ink data-disabled:opacity-50 data-focus-visible:outline-offset-0 [&_svg]:size-4.5"
    />
  )
}
