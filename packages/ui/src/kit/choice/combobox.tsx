import { use, useEffect, useRef, useState } from 'react'
import { ChevronDown } from 'lucide-react'
import { ComboBox, ComboBoxStateContext, ListBox } from 'react-aria-components'
import { FieldBox, inputClass } from '#kit/field/field-box.tsx'
import { FieldButton } from '#kit/field/field-button.tsx'
import { FieldLabel } from '#kit/field/field-label.tsx'
import { FieldNotes } from '#kit/field/field-notes.tsx'
import { ariaFieldProps, type FieldProps } from '#kit/field/field-props.ts'
import { useFieldWords } from '#kit/field/field-words.ts'
import { Icon } from '#kit/show/icon.tsx'
import { ComboboxInput } from '#kit/choice/combobox-input.tsx'
import type { Option } from '#kit/choice/option.ts'
import { useOptionSearch, type OptionSearch } from '#kit/choice/option-search.ts'
import { listFrame, listLook, OptionRow } from '#kit/choice/option-row.tsx'
import { useUnchosen } from '#kit/choice/unchosen.ts'
import { Popover } from '#kit/overlay/popover.tsx'
import { Spinner } from '#kit/show/spinner.tsx'

type ComboboxProps = FieldProps<Option | null> & {
  /** The server, or `searchIn(list)`. */
  search: OptionSearch
  /** From how many letters on it searches; 0 opens the whole list. */
  minCharacters?: number
  placeholder?: string
  /** For several: a choice is handed over, and the field is empty again for the next. */
  isEmptiedByChoice?: boolean
}

/**
 * An owner who keeps the value in the address hears of it a moment later. Until then the choice is shown already: the one
 * before it would come back for that moment, and React Aria opens its list when the text changes. An owner who has not
 * kept it after this time does not want it.
 */
const ownersTimeMs = 1_000
type Taken = { option: Option; insteadOf: Option['id'] | undefined }

/**
 * Type a few letters, choose one of what was found; Enter takes the first. Text that was not chosen when the field is
 * left is taken for the only one that it fits, or stays, and the field says so.
 */
export function Combobox(props: ComboboxProps) {
  const { label, onChange, hint, inputRef, search, minCharacters = 2, placeholder } = props
  const { isEmptiedByChoice = false } = props
  const t = useFieldWords()
  const [typed, setTyped] = useState<string>()
  const [taken, setTaken] = useState<Taken>()
  // Its owner has heard of it.
  if (taken && taken.insteadOf !== props.value?.id) setTaken(undefined)
  useEffect(() => {
    if (!taken) return undefined
    const timer = setTimeout(() => setTaken(undefined), ownersTimeMs)
    return () => clearTimeout(timer)
  }, [taken])
  const value = taken?.option ?? props.value
  // React Aria shuts its list when its value changes; a field that keeps no value shows it the choice just made.
  const [handedOver, setHandedOver] = useState<Option['id'] | null>(null)
  const { found, ask } = useOptionSearch(search, minCharacters)
  const { options, status } = found
  const text = typed ?? value?.label ?? ''
  const startsAnew = minCharacters === 0 || isEmptiedByChoice
  const within = useRef<HTMLDivElement>(null)
  const unchosen = useUnchosen({ typed, found, within, onTake: take, onEmpty: () => setTyped(undefined) })

  function type(next: string) {
    if (next === text) return
    unchosen.goOn()
    setTyped(next)
    setTaken(undefined)
    setHandedOver(null)
    ask(next)
    if (next === '') onChange(null)
  }
  function choose(id: unknown) {
    const option = options.find((candidate) => candidate.id === id)
    // React Aria also reports "nothing" when the text is not a choice; only emptying the field clears it.
    if (option) take(option)
  }
  function take(option: Option) {
    unchosen.goOn()
    setTyped(undefined)
    if (isEmptiedByChoice) setHandedOver(option.id)
    else if (option.id !== props.value?.id) setTaken({ option, insteadOf: props.value?.id })
    onChange(option)
  }
  const messages = {
    short: t('typeMore', { count: minCharacters }),
    searching: t('searching'),
    done: t('noResult'),
    failed: t('searchFailed'),
  }
  const unmet = options.length === 0 ? 'notFound' : 'notChosen'
  const problems = {
    ...messages,
    // A field that is needed would refuse to be empty.
    done: t(props.isRequired ? `${unmet}Required` : unmet, { typed: text.trim() }),
  }
  const error = unchosen.isUnchosen ? problems[status] : props.error

  return (
    <ComboBox
      {...ariaFieldProps({ ...props, ...(error !== undefined && { error }) }, unchosen.settle)}
      ref={within}
      onFocus={unchosen.comeBack}
      items={options}
      // React Aria would put the choice of before back in place of what is typed.
      value={typed === undefined ? (value?.id ?? handedOver) : null}
      onChange={choose}
      inputValue={text}
      onInputChange={type}
      onOpenChange={(isOpen) => isOpen && startsAnew && typed === undefined && ask('')}
      // Without these two React Aria shuts the list while it is empty and wipes a chosen text that is not in it.
      allowsEmptyCollection
      allowsCustomValue
    >
      <ShutAfterChoice isChosen={value !== null && typed === undefined && !startsAnew} />
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <FieldBox
        end={
          <>
            {status === 'searching' && <Spinner size={15} />}
            {typed === undefined && value?.note && <bdi className="shrink-0 text-small text-muted">{value.note}</bdi>}
            {minCharacters === 0 && (
              <FieldButton aria-label={t('showList')}>
                <Icon of={ChevronDown} size={16} />
              </FieldButton>
            )}
          </>
        }
      >
        <ComboboxInput
          inputRef={inputRef}
          found={found}
          isTyped={typed !== undefined}
          onTake={take}
          dir={text === '' ? undefined : 'auto'}
          placeholder={placeholder ?? (minCharacters > 0 ? t('fromLetters', { count: minCharacters }) : undefined)}
          autoComplete="off"
          className={inputClass}
        />
      </FieldBox>
      <FieldNotes error={error} hint={hint} />
      <Popover className={listFrame}>
        <ListBox<Option>
          className={listLook}
          renderEmptyState={() => <p className="px-2.5 py-2 text-small text-muted">{messages[status]}</p>}
        >
          {(option) => <OptionRow {...option} />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/**
 * React Aria opens its list when the text changes while it is shut, and a choice changes the text: a list that a
 * scrolling page had shut at that moment would come back, and hide the rest of the page from screen readers.
 */
function ShutAfterChoice({ isChosen }: { isChosen: boolean }) {
  const list = use(ComboBoxStateContext)
  const isAmiss = isChosen && list?.isOpen === true
  useEffect(() => {
    if (isAmiss) list?.close()
  })
  return null
}
