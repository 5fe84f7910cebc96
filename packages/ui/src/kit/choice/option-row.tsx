import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'

type OptionRowProps = { id: string; label: string; note?: ReactNode; isDisabled?: boolean }

/** A line of a list that opens under a field. */
export function OptionRow({ id, label, note, isDisabled }: OptionRowProps) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1 outline-none
        data-disabled:opacity-50 data-focused:bg-sunken data-focused:[--text-3:var(--text-2)] data-selected:font-semibold pointer-coarse:min-h-11"
    >
      {({ isSelected }) => (
        <>
          <bdi className="min-w-0 grow">{label}</bdi>
          {note && <bdi className="text-small font-normal text-muted">{note}</bdi>}
          {isSelected && <Icon of={Check} size={16} className="text-primary" />}
        </>
      )}
    </ListBoxItem>
  )
}

/** As wide as its field, but never wider than the screen: the page would scroll sideways, which closes the list. */
export const listFrame = 'min-w-[min(var(--trigger-width),100vw-1.5rem)] max-w-[calc(100vw-1.5rem)]'

export const listLook = 'max-h-[min(inherit,20rem)] overflow-auto p-1.5 outline-none'
