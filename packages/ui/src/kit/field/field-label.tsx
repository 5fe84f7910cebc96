import type { ReactNode } from 'react'
import { Label } from 'react-aria-components'

/** The name of a field, the star of a required one (React Aria says "required" to screen readers), a link at the end. */
export function FieldLabel(props: { children: ReactNode; isRequired?: boolean; action?: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <Label className="text-small font-medium text-soft">
        {props.children}
        {props.isRequired && (
          <span aria-hidden className="ms-1 text-error">
            *
          </span>
        )}
      </Label>
      {props.action}
    </div>
  )
}
