import type { ReactNode } from 'react'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components'

/** The look of everything that floats by its trigger: menus, pickers, suggestions. */
const popoverLook =
  'rounded-inner border border-line bg-surface shadow-mid outline-none transition duration-150 ease-out entering:-translate-y-1 entering:opacity-0 exiting:opacity-0'

type PopoverProps = Omit<AriaPopoverProps, 'className' | 'style' | 'children'> & {
  children: ReactNode
  className?: string
}

export function Popover({ className = '', ...props }: PopoverProps) {
  return <AriaPopover offset={6} {...props} className={`${popoverLook} ${className}`} />
}
