import type { ReactNode } from 'react'

type PlaceRowProps = {
  /** Of the guest who stands there. */
  row: number | null
  isOpen: boolean
  onDrag: (row: number) => void
  onDrop: () => void
  children: ReactNode
}

/** A place, taken or free: what is dragged onto it changes places with it. */
export function PlaceRow({ row, isOpen, onDrag, onDrop, children }: PlaceRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move by the handle within it
    <li
      data-row={row ?? undefined}
      draggable={row !== null}
      onDragStart={() => row !== null && onDrag(row)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className={`flex min-h-10 items-center gap-2 border-t border-line px-3 first:border-t-0 ${isOpen ? 'bg-warning-soft' : ''}`}
    >
      {children}
    </li>
  )
}
