import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'

const storageKey = 'sarai.places'
/** As many steps back as anybody takes. */
const mostPlaces = 50
/** Rows that take longer are read from the top. */
const patienceMs = 5_000

// The browser would scroll before the rows are there. It must not while the code of the first page is on its way, either.
history.scrollRestoration = 'manual'

/** What the router calls the entry that it began with. */
const firstEntry = 'default'

/** How far down each entry of the history was left, in pixels. Read once: frames come and go, and what they keep is here. */
const places = readPlaces()

/** Each frame (login, portal) has a hook of its own; the page before may be another frame's. */
let pathBefore: string | undefined

function keepPlace(entry: string, top: number) {
  places.delete(entry)
  places.set(entry, top)
  if (places.size > mostPlaces) places.delete(places.keys().next().value!)
}

/** A page that is loaded anew starts where it was; one that an address opened has been nowhere yet. */
function readPlaces(): Map<string, number> {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    const kept = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
    if (opened?.type === 'navigate') kept.delete(firstEntry)
    return kept
  } catch {
    return new Map()
  }
}

function writePlaces() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]))
  } catch {
    // Storage may be full or forbidden: then a page that is loaded anew starts at its top.
  }
}

/** Going back returns to where a list was left; a page that is opened starts at its top. */
export function useKeptPlace() {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const isSettled = useNavigation().state === 'idle'

  useEffect(() => {
    addEventListener('pagehide', writePlaces)
    return () => removeEventListener('pagehide', writePlaces)
  }, [])

  useEffect(() => {
    const before = pathBefore
    pathBefore = pathname
    const place = isReturn ? places.get(key) : undefined
    if (place !== undefined) return returnTo(place)
    // The first page is at its top; to ask where it is would lay it out before it is painted.
    if (before === undefined) return undefined
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (before !== pathname) window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
    else keepPlace(key, window.scrollY)
    return undefined
  }, [key, pathname, isReturn])

  useEffect(() => {
    if (!isSettled) return undefined
    const keep = () => keepPlace(key, window.scrollY)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [key, isSettled])
}

/** As soon as the page is long enough. Whoever takes the page in hand before that is left alone. */
function returnTo(top: number): () => void {
  const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
  const stop = () => {
    watch.disconnect()
    clearTimeout(timer)
    for (const hand of hands) removeEventListener(hand, stop)
  }
  const tryIt = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    if (scrollHeight - clientHeight < top) return
    window.scrollTo({ top, behavior: 'instant' })
    stop()
  }
  const watch = new ResizeObserver(tryIt)
  const timer = setTimeout(stop, patienceMs)
  watch.observe(document.body)
  for (const hand of hands) addEventListener(hand, stop)
  return stop
}
