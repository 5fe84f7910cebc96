import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { SnackbarMessage, type Snackbar, type SnackbarColour } from '#kit/snackbar-message.tsx'

type Options = Pick<Snackbar, 'action' | 'lasts'>
/** Gives a way to take the message back, for what is no longer true. */
type Notify = (colour: SnackbarColour, message: string, options?: Options) => () => void

const SnackbarContext = createContext<Notify | undefined>(undefined)

/** Shows one message at a time; the others wait for their turn, and the same words are not said twice in a row. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Snackbar[]>([])
  const lastId = useRef(0)

  const notify = useCallback<Notify>((colour, message, options = {}) => {
    lastId.current += 1
    const next = { id: lastId.current, colour, message, ...options }
    setQueue((waiting) => (waiting.some((known) => known.message === message) ? waiting : [...waiting, next]))
    return () => setQueue((waiting) => waiting.filter((known) => known.message !== message))
  }, [])
  const close = useCallback((id: number) => setQueue((waiting) => waiting.filter((known) => known.id !== id)), [])

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
          className="pointer-events-none fixed start-[calc(var(--sidebar,0px)+0.875rem)] end-3.5 bottom-[calc(var(--bottom-bar,0px)+0.875rem)] z-50 sm:start-[calc(var(--sidebar,0px)+1.5rem)] sm:bottom-6"
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

/** `const notify = useSnackbar()`, then `notify('success', t('saved'))`. */
export function useSnackbar(): Notify {
  const notify = use(SnackbarContext)
  if (!notify) throw new Error('useSnackbar needs a SnackbarProvider above it')
  return notify
}
