import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import { afterPress, keepPlace } from '#kit/button/after-press.ts'
import type { Option } from '#kit/choice/option.ts'
import type { Found } from '#kit/choice/option-search.ts'

type Typed = {
  /** What stands in the field and is no choice yet. */
  typed: string | undefined
  found: Found
  /** Anything in the field's form. */
  within: RefObject<HTMLElement | null>
  onTake: (option: Option) => void
  onEmpty: () => void
}

/**
 * What happens to a text that was typed and not chosen when the field is left: the only one that it fits is taken, also
 * when it is found later; anything else stays, and the field says so. Its form is not sent without it: it waits for
 * what is being looked for, and otherwise leads back to the field.
 */
export function useUnchosen({ typed, found, within, onTake, onEmpty }: Typed) {
  const [isUnchosen, setUnchosen] = useState(false)
  const isSaid = useRef(false)
  const isLeft = useRef(false)
  /** The form was sent while it was being looked for. */
  const awaiting = useRef<{ form: HTMLFormElement; by: HTMLElement | null }>(undefined)
  const isTyped = typed !== undefined && typed.trim() !== ''
  const comeBack = () => {
    isLeft.current = false
    awaiting.current = undefined
  }
  const goOn = () => {
    comeBack()
    isSaid.current = false
    setUnchosen(false)
  }

  function settle() {
    keepPlace(within.current)
    if (!isTyped) return onEmpty()
    isLeft.current = true
    if (found.status === 'searching') return undefined
    isLeft.current = false
    const only = onlyMeant(found.options, typed)
    const { form, by } = awaiting.current ?? {}
    awaiting.current = undefined
    if (only === undefined) {
      isSaid.current = true
      // After the press that left it, so that nothing moves under the finger.
      afterPress(() => isSaid.current && setUnchosen(true))
      if (form) within.current?.querySelector('input')?.focus()
      return undefined
    }
    if (form === undefined) return onTake(only)
    // It has to be in the form before that is sent.
    flushSync(() => onTake(only))
    return form.requestSubmit(by)
  }
  const settleFound = useEffectEvent(() => isLeft.current && settle())
  useEffect(() => {
    // Outside of the effect, in which nothing can be drawn at once.
    if (found.status !== 'searching') queueMicrotask(() => settleFound())
  }, [found.status])

  const hold = useEffectEvent((event: SubmitEvent) => {
    const form = within.current?.closest('form')
    if (!isTyped || !form || event.target !== form) return
    event.preventDefault()
    event.stopPropagation()
    awaiting.current = { form, by: event.submitter }
    settle()
  })
  useEffect(() => {
    if (!isTyped) return undefined
    // Before the form itself hears of it.
    const listen = (event: SubmitEvent) => hold(event)
    document.addEventListener('submit', listen, true)
    return () => document.removeEventListener('submit', listen, true)
  }, [isTyped])

  return { isUnchosen: isUnchosen && isTyped, settle, comeBack, goOn }
}

/** The only one that was found, or the only one of exactly this name. */
function onlyMeant(options: readonly Option[], typed: string): Option | undefined {
  if (options.length === 1) return options[0]
  const key = searchKey(typed)
  const exact = options.filter(({ label, alsoFoundBy = [] }) => [label, ...alsoFoundBy].map(searchKey).includes(key))
  return exact.length === 1 ? exact[0] : undefined
}
