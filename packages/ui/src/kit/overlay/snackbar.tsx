import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIsModalOpen } from '#kit/overlay/layer.ts'
import { SnackbarMessage, type Snackbar, type SnackbarColour } from '#kit/overlay/snackbar-message.tsx'

type Options = Pick<Snackbar, 'action' | 'lasts' | 'about'>
/** Gives a way to take the message back, for what is no longer true. */
type Notify = (colour: SnackbarColour, message: string, options?: Options) => () => void

const SnackbarContext = createContext<Notify | undefined>(undefined)

/** An error that offers something to do waits behind what is newer, until it is answered or no longer true. */
function waitsBehind(older: Snackbar, newer: Snackbar): boolean {
  const isUntrue = older.message === newer.message || (older.about !== undefined && older.about === newer.about)
  return older.colour === 'error' && older.action !== undefined && !isUntrue
}

/**
 * Shows one message at a time, the newest: what the last act brought is no news after the next one. Over a dialog it
 * stands at the top, where sheets leave it room, and one that only said that the last act went well is gone by then.
 */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Snackbar[]>([])
  const lastId = useRef(0)

  const notify = useCallback<Notify>((colour, message, options = {}) => {
    lastId.current += 1
    const next = { id: lastId.current, colour, message, ...options }
    setQueue((known) => [next, ...known.filter((older) => waitsBehind(older, next))])
    return () => setQueue((waiting) => waiting.filter((known) => known.message !== message))
  }, [])
  const close = useCallback((id: number) => setQueue((waiting) => waiting.filter((known) => known.id !== id)), [])

  const isModalOpen = useIsModalOpen()
  const [wasModalOpen, setWasModalOpen] = useState(isModalOpen)
  if (isModalOpen !== wasModalOpen) {
    setWasModalOpen(isModalOpen)
    if (isModalOpen) setQueue((known) => known.filter(({ colour }) => colour === 'error' || colour === 'warning'))
  }

  const shown = queue[0]
  const message = shown && <SnackbarMessage key={shown.id} snackbar={shown} onClose={() => close(shown.id)} />
  const isUrgent = shown?.colour === 'error' || shown?.colour === 'warning'
  return (
    <SnackbarContext value={notify}>
      {children}
      {createPortal(
        // React Aria hides what lies under a dialog from screen readers; this attribute keeps the message out of that.
        <div
          data-react-aria-top-layer="true"
          ref={isModalOpen ? makeRoom : undefined}
          className={`pointer-events-none fixed z-50 ${isModalOpen ? overDialog : overPage}`}
        >
          {/* Both regions are always there: a screen reader does not read a region that appears together with its text. */}
          <output className="block">{!isUrgent && message}</output>
          <div role="alert">{isUrgent && message}</div>
        </div>,
        document.body,
      )}
    </SnackbarContext>
  )
}

/** The foot of a phone's screen is where its buttons are: there the message stands at the top as well. */
const overPage =
  'max-sm:inset-x-3.5 max-sm:top-[calc(env(safe-area-inset-top)+0.5rem)] sm:start-[calc(var(--sidebar,0px)+1.5rem)] sm:end-3.5 sm:bottom-6'
const overDialog = 'inset-x-3.5 top-2 grid justify-items-center'

/** Tells the sheets (sheet.tsx) how much of the screen's top is taken. */
function makeRoom(place: HTMLElement | null) {
  if (!place) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--snackbar', `${place.offsetHeight}px`))
  watch.observe(place)
  return () => {
    watch.disconnect()
    style.removeProperty('--snackbar')
  }
}

/** `const notify = useSnackbar()`, then `notify('success', t('saved'))`. */
export function useSnackbar(): Notify {
  const notify = use(SnackbarContext)
  if (!notify) throw new Error('useSnackbar needs a SnackbarProvider above it')
  return notify
}
