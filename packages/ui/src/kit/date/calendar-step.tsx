import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'

/** A month back or on; React Aria names the button in the language of the screen. */
export function CalendarStep({ to }: { to: 'previous' | 'next' }) {
  return (
    <Button
      slot={to}
      className="grid size-9 shrink-0 place-items-center rounded-control text-soft data-disabled:opacity-35
        data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-11"
    >
      <Icon of={to === 'previous' ? ChevronLeft : ChevronRight} />
    </Button>
  )
}
