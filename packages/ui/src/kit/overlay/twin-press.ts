/** In milliseconds: two taps closer than that are one press of a nervous finger. */
const twinWithin = 400

/**
 * Whatever lies over the page lies over its buttons too: the second tap of a double tap on the button that closes it
 * would press what comes to light. Until such a tap can no longer come, a pane over the page takes it. Called with what
 * covers the page; the function returned is to be called when that goes.
 */
export function swallowTwinOf(cover: HTMLElement): () => void {
  let pressedAt = -Infinity
  const note = ({ timeStamp }: Event) => {
    pressedAt = timeStamp
  }
  addEventListener('pointerup', note, true)
  return () => {
    removeEventListener('pointerup', note, true)
    // Asked once it is gone: React in development also takes leave of what stays.
    queueMicrotask(() => {
      const rest = pressedAt + twinWithin - performance.now()
      if (!cover.isConnected && rest > 0) coverPage(rest)
    })
  }
}

function coverPage(lasts: number) {
  const pane = document.createElement('div')
  pane.className = 'fixed inset-0 z-60'
  pane.dataset['twinPress'] = ''
  // For React Aria a press on it is none beside a dialog that is still open below.
  pane.dataset['reactAriaTopLayer'] = 'true'
  // Nor does it take the focus from where closing has put it.
  pane.addEventListener('mousedown', (event) => event.preventDefault())
  document.body.append(pane)
  setTimeout(() => pane.remove(), lasts)
}
