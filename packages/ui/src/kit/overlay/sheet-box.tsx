import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components'
import { IconButton } from '#kit/button/icon-button.tsx'
import { useKitWords } from '#kit/kit-words.ts'
import { ModalLayer } from '#kit/overlay/modal-layer.tsx'
import { SheetHandle } from '#kit/overlay/sheet-handle.tsx'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** A quiet line under the title. */
  note?: ReactNode
  children: ReactNode
  /** Stay in sight at the bottom while the content scrolls; the main one last. */
  actions?: ReactNode
  /** `whole` is for work in two columns; on a phone it takes the whole screen. */
  width?: 'narrow' | 'normal' | 'wide' | 'whole'
  /** A question that lies over it. */
  over?: ReactNode
  /** The content holds nothing to press: what scrolls must then take the focus itself, or no key can move it. */
  isOnlyRead?: boolean
  /** For what must be answered: the backdrop does not close it, and screen readers announce it at once. */
  isAlert?: boolean
  /** A press beside it, which may be a slip, does not close it. */
  isKept?: boolean
  /** Something is under way whose outcome is told here: nothing closes it meanwhile. */
  isBusy?: boolean
  /** Once its content stands, which may be after whoever draws it: where a form puts the focus. */
  onOpen?: () => void
}

/** A tablet gives it the width that it has; below the top of a phone only the snackbar may stand. */
const wholeScreen =
  'lg:w-270 max-lg:max-w-none max-sm:h-dvh max-sm:max-h-[calc(100dvh-var(--snackbar,0px))] max-sm:rounded-none max-sm:border-x-0'

const widths = { narrow: 'lg:w-105', normal: 'lg:w-140', wide: 'lg:w-220', whole: wholeScreen } as const

const sheet =
  'fixed inset-x-0 bottom-0 mx-auto w-full max-w-180 rounded-t-hero entering:translate-y-full exiting:translate-y-full'
const centred =
  'lg:relative lg:inset-auto lg:m-0 lg:max-w-[calc(100vw-3rem)] lg:rounded-hero lg:entering:translate-y-3 lg:entering:opacity-0 lg:exiting:translate-y-0 lg:exiting:opacity-0'

export function SheetBox({ isOpen, onClose, width = 'normal', isKept = false, over, ...contents }: SheetProps) {
  const { isAlert = false, isBusy = false } = contents
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isAlert && !isKept}
      isBusy={isBusy}
      className="duration-200 lg:grid lg:place-items-center"
      boxClassName={`flex max-h-[min(92dvh,100dvh-var(--snackbar,0px)-1rem)] flex-col border border-line bg-surface shadow-high transition duration-240 ease-out max-lg:border-b-0 lg:max-h-[min(92dvh,52rem,100dvh-2*(var(--snackbar,0px)+1rem))] lg:duration-150 ${sheet} ${centred} ${widths[width]}`}
    >
      <SheetHandle onClose={onClose} isDisabled={isBusy} />
      <SheetContents {...contents} onClose={onClose} />
      {over}
    </ModalLayer>
  )
}

function SheetContents(props: Omit<SheetProps, 'isOpen' | 'width' | 'isKept' | 'over'>) {
  const { title, note, children, actions, isAlert, isBusy = false, isOnlyRead = false, onClose } = props
  const onOpen = useEffectEvent(() => props.onOpen?.())
  const t = useKitWords()
  const content = useRef<HTMLDivElement>(null)
  // A question that wants a reason begins there, not at its box. A form begins where it says itself: to pass through
  // another field would leave that one empty, and said to be wrong.
  useEffect(() => {
    if (isAlert) content.current?.querySelector<HTMLElement>('[aria-required=true]')?.focus()
  }, [isAlert])
  useEffect(() => onOpen(), [])
  return (
    <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'} className="flex min-h-0 grow flex-col outline-none">
      {/* Not <header>: outside of <main> that would be a second banner of the page. */}
      <div className="flex items-start gap-3 px-4.5 pt-1 pb-3 sm:px-6 lg:pt-5">
        <div className="min-w-0 grow">
          <Heading slot="title" className="text-h2 font-bold">
            {title}
          </Heading>
          {note && <p className="text-soft">{note}</p>}
        </div>
        <IconButton
          icon={X}
          label={t('close')}
          onPress={onClose}
          isDisabled={isBusy}
          hasTooltip={false}
          className="-my-1.5 -me-2 pointer-coarse:-my-2"
        />
      </div>
      <div
        ref={content}
        {...(isOnlyRead && { tabIndex: 0 })}
        className="min-h-0 grow scroll-pb-16 overflow-y-auto overscroll-contain px-4.5 pb-5 -outline-offset-2 sm:px-6"
      >
        {children}
      </div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-4.5 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))] sm:px-6 max-sm:*:flex-1">
          {actions}
        </div>
      )}
    </AriaDialog>
  )
}
