import { useRef, useState, type ReactNode } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { Button } from '#kit/button/button.tsx'
import { IconButton } from '#kit/button/icon-button.tsx'
import { later } from '#kit/later/later.tsx'

const FilterBox = later(
  async () => (await import('#kit/overlay/filter-box.tsx')).FilterBox,
  ({ onOpenChange }) => onOpenChange(false),
)

type FilterButtonProps = {
  label: string
  /** What it lets through, in words; nothing while it lets everything through. */
  value?: string
  /** Of the button that takes it away, which shows only a cross. */
  clearLabel: string
  onClear: () => void
  /** The field to choose with; nothing where it came by a link and can only be taken away. */
  children?: ReactNode
}

/** A filter of a list: its name until it is used, then what it lets through and a cross to take it away. */
export function FilterButton({ label, value, clearLabel, onClear, children }: FilterButtonProps) {
  const isUsed = value !== undefined
  const [isOpen, setOpen] = useState(false)
  const triggerRef = useRef<Element>(null)
  return (
    <div className={`flex min-w-0 items-center rounded-control ${isUsed ? 'bg-primary-soft' : ''}`}>
      {children ? (
        <>
          <Button
            variant={isUsed ? 'soft' : 'outline'}
            iconAfter={isUsed ? undefined : ChevronDown}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPress={({ target }) => {
              triggerRef.current = target
              setOpen(true)
            }}
          >
            <bdi className="max-w-64 truncate">{value ?? label}</bdi>
          </Button>
          <FilterBox {...{ isOpen, label, triggerRef }} onOpenChange={setOpen}>
            {children}
          </FilterBox>
        </>
      ) : (
        <bdi className="ps-4 font-semibold text-on-primary-soft">{value}</bdi>
      )}
      {isUsed && <IconButton icon={X} label={clearLabel} onPress={onClear} className="text-on-primary-soft" />}
    </div>
  )
}
