import { useEffect, useEffectEvent, type RefObject } from 'react'
import { takesLetters } from '#kit/commands/shortcut.ts'

/** A look at a row beside the list, by its place: Space opens and closes it, and it follows J and K. */
export type RowPeek = { readonly isOpen: boolean; readonly onPeek: (place: number) => void }

/**
 * J and K move the focus down and up the rows, as in a mail reader; Enter opens, because the focus is on a link. While
 * the focus is elsewhere they begin at the row that is open: an address, or the row before it, may have opened it.
 * It looks at `code`: on a Persian keyboard the key J writes «ت».
 */
export function useRowKeys(rows: RefObject<HTMLElement | null>, isOn: boolean, peek?: RowPeek): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isPlain || takesLetters(event.target)) return
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const here = links.findIndex((link) => link === document.activeElement)
    if (event.code === 'Space' && peek && here !== -1) {
      event.preventDefault()
      peek.onPeek(here)
      return
    }
    const step = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : 0
    const from = here === -1 ? links.findIndex((link) => link.ariaCurrent === 'true') : here
    const place = from === -1 ? 0 : from + step
    const next = step === 0 ? undefined : links[place]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (peek?.isOpen) peek.onPeek(place)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOn])
}
