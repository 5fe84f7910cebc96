import { useSyncExternalStore } from 'react'

/** The breakpoints of theme.css, for what CSS alone cannot decide (a dialog or a sheet, a sidebar or a drawer). */
export const mediaQueries = {
  phone: '(width < 43.75rem)',
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
export const useIsBelowLarge = () => useMediaQuery(mediaQueries.belowLarge)
