import { useRef, type PointerEvent } from 'react'

const enoughToClose = 96

/** Moves the sheet whose first child the handle is: under the finger without delay; let go, it glides again. */
function pull(handle: HTMLElement, distance: number | 'let go') {
  const style = handle.parentElement?.style
  if (!style) return
  style.transition = distance === 'let go' ? '' : 'none'
  style.translate = distance === 'let go' ? '' : `0 ${Math.max(0, distance)}px`
}

/** Drag it down to close the sheet. There is always a close button too: dragging is never the only way (WCAG 2.5.7). */
export function SheetHandle({ onClose, isDisabled }: { onClose: () => void; isDisabled: boolean }) {
  const start = useRef<number | null>(null)
  const distanceTo = (event: PointerEvent) => (start.current === null ? 0 : event.clientY - start.current)

  const grab = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientY
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== null) pull(event.currentTarget, distanceTo(event))
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    const distance = distanceTo(event)
    start.current = null
    pull(event.currentTarget, 'let go')
    if (distance > enoughToClose && !isDisabled) onClose()
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
