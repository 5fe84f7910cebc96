import { useSyncExternalStore } from 'react'

/** The breakpoints of theme.css, for what CSS alone cannot decide (a dialog or a sheet, a sidebar or a drawer). */
export const mediaQueries = {
  phone: '(width < 43.75rem)',
  /** A laptop with its bars, a phone on its side: a calendar by its field would have no room above or below it. */
  low: '(height < 45rem)',
  belowLarge: '(width < 80rem)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

export const useIsPhone = () => useMediaQuery(mediaQueries.phone)
export const useIsLow = () => useMediaQuery(mediaQueries.low)
export const useIsBelowLarge = () => useMediaQuery(mediaQueries.belowLarge)
