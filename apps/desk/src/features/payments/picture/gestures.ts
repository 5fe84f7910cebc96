import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import {
  movedBy,
  pinched,
  toggledAt,
  zoomedAt,
  type Point,
  type View,
} from '#features/payments/picture/picture-view.ts'

/** Where a pointer is, from the middle of the frame. */
function pointIn(frame: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Wheel, drag and two fingers on a frame. Frames that share a view move together. */
export function useGestures(view: View, onView: (next: View) => void) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const fingers = useRef(new Map<number, Point>())
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!frame) return
    event.preventDefault()
    onView(zoomedAt(view, Math.exp(-event.deltaY * 0.0015), pointIn(frame, event)))
  })
  useEffect(() => {
    if (!frame) return undefined
    const hear = (event: WheelEvent) => turnWheel(event)
    // React listens passively, and the page would scroll along.
    frame.addEventListener('wheel', hear, { passive: false })
    return () => frame.removeEventListener('wheel', hear)
  }, [frame])

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const to = pointIn(event.currentTarget, event)
    pointer.current = to
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, to)
    onView(other ? pinched(view, [from, other], [to, other]) : movedBy(view, { x: to.x - from.x, y: to.y - from.y }))
  }
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId)
  return {
    /** As a press of Z does it: where the pointer was last. */
    toggle: () => onView(toggledAt(view, pointer.current)),
    handlers: {
      ref: setFrame,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, pointIn(event.currentTarget, event))
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: () => onView(toggledAt(view, pointer.current)),
    },
  }
}
