import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'

type DisclosureProps = {
  title: ReactNode
  /** A few quiet words at the end of the line while it is closed: "4 hotels". */
  note?: ReactNode
  isOpenAtFirst?: boolean
  level?: 2 | 3 | 4
  children: ReactNode
}

/** A heading that opens and closes what stands under it; in a card, one under the other. */
export function Disclosure({ title, note, isOpenAtFirst = false, level = 3, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <AriaDisclosure isExpanded={isOpen} onExpandedChange={setOpen} className="border-t border-line">
      <Heading level={level}>
        <Button
          slot="trigger"
          className="flex min-h-11 w-full items-center gap-2.5 px-3.5 py-2.5 text-start font-medium -outline-offset-2 hover:bg-surface-2 sm:px-4.5"
        >
          {title}
          <span className="ms-auto flex items-center gap-2 text-small font-normal text-muted">
            {!isOpen && note}
            <Icon of={ChevronDown} size={17} className={isOpen ? 'rotate-180' : ''} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  )
}
