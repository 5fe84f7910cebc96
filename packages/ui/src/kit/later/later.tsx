import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useKitWords } from '#kit/kit-words.ts'
import { useSnackbar } from '#kit/overlay/snackbar.tsx'
import { Spinner } from '#kit/show/spinner.tsx'
import { afterThePage } from '#kit/later/after-the-page.ts'

/**
 * A part that only a press brings up, such as a dialog. Its code comes after the page that has it, so that the page need
 * not wait for it and a press finds it there.
 * A press that is faster sees a spinner. If the code does not come, it says so and `giveUp` takes the press back; the
 * next one tries again. Without `giveUp` it is nothing that anybody waits for, and its absence is not told.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  giveUp?: (props: Props) => void,
): ComponentType<Props> {
  let Known: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const bring = () =>
    (coming ??= (async () => {
      try {
        Known = await load()
      } catch (cause) {
        coming = undefined
        throw cause
      }
    })())
  afterThePage(bring)

  return function Later(props: Props) {
    const [, drawAgain] = useState(false)
    if (Known) return <Known {...props} />
    if ('isOpen' in props && props.isOpen !== true) return null
    const onMissing = giveUp && (() => giveUp(props))
    return <Arriving bring={bring} onHere={() => drawAgain(true)} onMissing={onMissing} />
  }
}

/** `const AskDialog = laterDialog(async () => (await import('…')).AskDialog)` */
export function laterDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return later<Props>(load, ({ onClose }) => onClose())
}

type ArrivingProps = { bring: () => Promise<void>; onHere: () => void; onMissing: (() => void) | undefined }

function Arriving(props: ArrivingProps) {
  const t = useKitWords()
  const notify = useSnackbar()
  const onHere = useEffectEvent(props.onHere)
  const onMissing = useEffectEvent(() => {
    if (!props.onMissing) return
    notify('error', t('loadFailed'))
    props.onMissing()
  })
  const { bring } = props
  useEffect(() => {
    let isWanted = true
    bring().then(
      () => isWanted && onHere(),
      () => isWanted && onMissing(),
    )
    return () => {
      isWanted = false
    }
  }, [bring])
  const isAwaited = props.onMissing !== undefined
  // Whoever pressed and types on means what is to come: a single key of the page would lead them somewhere else.
  useEffect(() => {
    if (!isAwaited) return undefined
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
    }
    globalThis.addEventListener('keydown', hold, true)
    return () => globalThis.removeEventListener('keydown', hold, true)
  }, [isAwaited])
  if (!isAwaited) return null
  return (
    <output className="pointer-events-none fixed inset-x-0 top-1/3 z-50 mx-auto flex w-fit items-center gap-2.5 rounded-inner border border-line bg-surface px-4 py-2.5 text-ink shadow-mid">
      <Spinner />
      {t('loading')}
    </output>
  )
}
