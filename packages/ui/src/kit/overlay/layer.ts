import { useCallback, useEffect, useRef, useSyncExternalStore, type RefCallback } from 'react'
import { swallowTwinOf } from '#kit/overlay/twin-press.ts'

type Layer = { element: HTMLElement; kind: 'modal' | 'popover'; close: () => void }

/** What lies over the page, the topmost last. */
let layers: readonly Layer[] = []
const listeners = new Set<() => void>()

function put(next: readonly Layer[]) {
  layers = next
  for (const listener of listeners) listener()
}

/**
 * The ref of something that lies over the page, so that Back closes it (decision 058). A ref and not an effect: React
 * Aria also draws what a list holds into a document of its own, to read it, and no element is ever made of that.
 */
export function useLayer(kind: Layer['kind'], close: () => void): RefCallback<HTMLElement> {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      put([...layers, { element, kind, close: () => latest.current() }])
      const swallowTwin = kind === 'modal' ? swallowTwinOf(element) : undefined
      return () => {
        put(layers.filter((layer) => layer.element !== element))
        swallowTwin?.()
      }
    },
    [kind],
  )
}

const topmost = () => layers.findLast(({ element }) => !element.hasAttribute('data-exiting'))

export function isLayerOpen(): boolean {
  return topmost() !== undefined
}

/** What is under way may refuse to go, as for Escape. */
export function closeTopLayer(): void {
  topmost()?.close()
}

export function useIsModalOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => layers.some(({ kind }) => kind === 'modal'),
  )
}
