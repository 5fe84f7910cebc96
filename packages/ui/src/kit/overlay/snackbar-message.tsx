import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Icon } from '#kit/show/icon.tsx'
import { useKitWords } from '#kit/kit-words.ts'

export type SnackbarColour = 'info' | 'success' | 'warning' | 'error'
export type Snackbar = {
  id: number
  colour: SnackbarColour
  message: string
  action?: { label: string; onAction: () => void }
  /** Milliseconds; an error with an action stays until it is closed. */
  lasts?: number
  /** What it tells of: a newer message on the same makes it untrue. */
  about?: string
}

const usualLasting = 5000

const looks = {
  info: { icon: Info, colours: 'bg-info text-on-info' },
  success: { icon: CircleCheck, colours: 'bg-success text-on-success' },
  warning: { icon: TriangleAlert, colours: 'bg-warning text-on-warning' },
  error: { icon: CircleAlert, colours: 'bg-error text-on-error' },
} as const

const inside = 'rounded-tag transition-colors hover:bg-current/15 focus-visible:outline-current'

export function SnackbarMessage({ snackbar, onClose }: { snackbar: Snackbar; onClose: () => void }) {
  const { colour, message, action, lasts = usualLasting } = snackbar
  const t = useKitWords()
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const staysOpen = colour === 'error' && action !== undefined
  useCountdown(lasts, isHovered || hasFocus || staysOpen, onClose)

  const { icon, colours } = looks[colour]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only stops the clock
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={`pointer-events-auto flex w-full animate-[rise_200ms_var(--ease-out)] items-center gap-3 rounded-inner py-2 ps-4 pe-2 font-medium shadow-high sm:w-fit sm:max-w-120 sm:min-w-80 ${colours}`}
    >
      <Icon of={icon} />
      <span className="grow py-1">{message}</span>
      {action && (
        <AriaButton
          onPress={() => {
            action.onAction()
            onClose()
          }}
          className={`h-8 shrink-0 px-2.5 font-bold underline underline-offset-4 pointer-coarse:h-11 ${inside}`}
        >
          {action.label}
        </AriaButton>
      )}
      <AriaButton
        aria-label={t('close')}
        onPress={onClose}
        className={`grid size-8 shrink-0 place-items-center pointer-coarse:size-11 ${inside}`}
      >
        <Icon of={X} />
      </AriaButton>
    </div>
  )
}

/** Calls `onEnd` once `milliseconds` have run; the clock stands still while it is paused. */
function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
