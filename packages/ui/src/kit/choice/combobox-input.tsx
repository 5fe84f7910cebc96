import { use, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { ComboBoxStateContext, Input, type InputProps } from 'react-aria-components'
import type { FieldProps } from '#kit/field/field-props.ts'
import type { Option } from '#kit/choice/option.ts'
import type { Found } from '#kit/choice/option-search.ts'

type ComboboxInputProps = Omit<InputProps, 'ref'> & {
  inputRef: FieldProps<unknown>['inputRef']
  found: Found
  /** What stands in the field was typed, not chosen. */
  isTyped: boolean
  onTake: (option: Option) => void
}

/**
 * Enter takes the first of what was found, and of what is still on its way as soon as it is here: people who type
 * quickly press it before there is a list. React Aria alone would shut the list and choose nothing.
 */
export function ComboboxInput({ inputRef, found, isTyped, onTake, ...props }: ComboboxInputProps) {
  const list = use(ComboBoxStateContext)
  const isFirstAwaited = useRef(false)
  const { options, status } = found
  function takeFirst() {
    isFirstAwaited.current = false
    const [first] = options
    if (!first) return
    onTake(first)
    list?.close()
  }
  const takeAwaited = useEffectEvent(() => isFirstAwaited.current && takeFirst())
  useEffect(() => {
    if (status !== 'searching') takeAwaited()
  }, [status])

  function onKeyDownCapture(event: KeyboardEvent) {
    const isHighlighted = typeof list?.selectionManager.focusedKey === 'string'
    const isComing = status === 'searching'
    if (event.key !== 'Enter' || !isTyped || isHighlighted || !(isComing || options.length > 0)) return
    event.preventDefault()
    event.stopPropagation()
    if (isComing) isFirstAwaited.current = true
    else takeFirst()
  }
  const forgetAwaited = () => {
    isFirstAwaited.current = false
  }
  return <Input {...props} ref={inputRef} onKeyDownCapture={onKeyDownCapture} onInput={forgetAwaited} />
}
