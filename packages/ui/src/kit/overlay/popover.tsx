import { use, type ReactNode } from 'react'
import {
  OverlayTriggerStateContext,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { useLayer } from '#kit/overlay/layer.ts'

/**
 * The look of everything that floats by its trigger: menus, pickers, suggestions. React Aria says how high it may be;
 * what it holds scrolls inside, or on a low screen it would be painted beyond the box, out of reach.
 */
const popoverLook =
  'flex flex-col *:min-h-0 *:overflow-x-hidden *:overflow-y-auto rounded-inner border border-line bg-surface shadow-mid outline-none transition duration-150 ease-out entering:-translate-y-1 entering:opacity-0 exiting:opacity-0'

type PopoverProps = Omit<AriaPopoverProps, 'className' | 'style' | 'children'> & {
  children: ReactNode
  className?: string
}

export function Popover({ className = '', ...props }: PopoverProps) {
  const trigger = use(OverlayTriggerStateContext)
  // As in React Aria: who says whether it is open also hears that it closes.
  const ref = useLayer('popover', () => (props.isOpen === undefined ? trigger?.close() : props.onOpenChange?.(false)))
  return <AriaPopover ref={ref} offset={6} {...props} className={`${popoverLook} ${className}`} />
}
