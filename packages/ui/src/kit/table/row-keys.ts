import { useEffect, type RefObject } from 'react'

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]'

/**
 * J and K move the focus down and up the rows, as in a mail reader; Enter opens, because the focus is on a link.
 * It looks at `code`: on a Persian keyboard the key J writes «ت».
 */
export function useRowKeys(rows: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    function move(event: KeyboardEvent) {
      const step = event.code === 'KeyJ' ? 1 : event.code === 'KeyK' ? -1 : 0
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (step === 0 || !isPlain || (event.target instanceof Element && event.target.closest(typing))) return
      const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
      const here = links.findIndex((link) => link === document.activeElement)
      const next = links[here === -1 ? 0 : here + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [rows, isOn])
}
