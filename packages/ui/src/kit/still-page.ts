import { useLayoutEffect } from 'react'

/**
 * While suggestions are open the page must not scroll, or React Aria closes them. It would: the browser brings a focused
 * option in sight and keeps it clear of the sticky bars (`scroll-padding`), also when it was in sight already.
 */
export function useStillPage(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const { style } = document.documentElement
    style.scrollPaddingBlock = '0'
    return () => {
      style.scrollPaddingBlock = ''
    }
  }, [isOpen])
}
