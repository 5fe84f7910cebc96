import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useShortcutSettings } from '@sarai/ui/kit/commands/shortcuts.tsx'
import { useRowKeys } from '@sarai/ui/kit/table/row-keys.ts'

/** Whoever walks on does not open every row on the way. */
const restMs = 150

/** J and K walk the rows of a list, and what they rest on is opened beside it; so does Space at the row in focus. */
export function useWalkedRows<Id>(
  list: RefObject<HTMLElement | null>,
  idAt: (place: number) => Id | undefined,
  onRest: (id: Id) => void,
): void {
  const { areOn } = useShortcutSettings()
  const [rested, setRested] = useState<Id>()
  useRowKeys(list, areOn, { isOpen: true, onPeek: (place) => setRested(idAt(place)) })
  const open = useEffectEvent(onRest)
  useEffect(() => {
    if (rested === undefined) return undefined
    const timer = setTimeout(() => {
      setRested(undefined)
      open(rested)
    }, restMs)
    return () => clearTimeout(timer)
  }, [rested])
}
