import { useRef, type PointerEvent } from 'react'

const enoughToClose = 96

/** Moves the sheet it is the first child of. */
function pull(handle: HTMLElement, distance: number) {
  if (handle.parentElement) handle.parentElement.style.translate = distance > 0 ? `0 ${distance}px` : ''
}

/** Drag it down to close the sheet. There is always a close button too: dragging is never the only way (WCAG 2.5.7). */
export function SheetHandle({ onClose }: { onClose: () => void }) {
  const start = useRef<number | null>(null)
  const distanceTo = (event: PointerEvent) => (start.current === null ? 0 : event.clientY - start.current)

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientY
  }
  const drag = (event: PointerEvent<HTMLElement>) => pull(event.currentTarget, distanceTo(event))
  const release = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceTo(event)
    start.current = null
    if (distance > enoughToClose) onClose()
    else pull(event.currentTarget, 0)
  }

  return (
    <div
      aria-hidden
      data-testid="sheet-handle"
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      className="grid h-7 shrink-0 cursor-grab touch-none place-items-center lg:hidden"
    >
      <span className="h-1 w-10 rounded-full bg-line-strong/60" />
    </div>
  )
}
