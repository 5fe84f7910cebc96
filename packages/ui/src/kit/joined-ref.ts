import { useCallback, useRef, type Ref, type RefObject } from 'react'

/** One element for two readers: our own ref and the one that the form handed in. */
export function useJoinedRef<Element>(
  outer: Ref<Element> | undefined,
): [RefObject<Element | null>, (element: Element | null) => void] {
  const own = useRef<Element>(null)
  const join = useCallback(
    (element: Element | null) => {
      own.current = element
      if (typeof outer === 'function') outer(element)
      else if (outer) outer.current = element
    },
    [outer],
  )
  return [own, join]
}
