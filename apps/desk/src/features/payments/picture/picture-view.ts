/** How a picture is looked at: how large, and how far it was moved from the middle of its frame, in pixels. */
export type View = { readonly zoom: number; readonly x: number; readonly y: number }
/** In pixels from the middle of the frame. */
export type Point = { readonly x: number; readonly y: number }

export const whole: View = { zoom: 1, x: 0, y: 0 }
const mostZoom = 8

/** Larger or smaller, and what was under the pointer stays there. The whole picture stands in the middle again. */
export function zoomedAt(view: View, factor: number, at: Point): View {
  const zoom = Math.min(mostZoom, Math.max(1, view.zoom * factor))
  if (zoom === 1) return whole
  const grown = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }
}

export function movedBy(view: View, { x, y }: Point): View {
  return view.zoom === 1 ? view : { ...view, x: view.x + x, y: view.y + y }
}

/** What one press of Z does: near enough to read the number, and back. */
export function toggledAt(view: View, at: Point): View {
  return view.zoom === 1 ? zoomedAt(view, 2.5, at) : whole
}

/** Two fingers: from where they were to where they are. */
export function pinched(view: View, from: readonly [Point, Point], to: readonly [Point, Point]): View {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const before = middle(from)
  const after = middle(to)
  return zoomedAt(movedBy(view, { x: after.x - before.x, y: after.y - before.y }), apart(to) / apart(from), after)
}
