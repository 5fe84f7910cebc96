let isPressing = false
const waiting = new Set<() => void>()

/** A drag, or a press that was broken off, has no click after it. */
const noClickAfterMs = 400

function settle() {
  isPressing = false
  for (const act of waiting) act()
  waiting.clear()
}

let timer: ReturnType<typeof setTimeout> | undefined
const settleIn = (milliseconds: number) => {
  clearTimeout(timer)
  timer = setTimeout(settle, milliseconds)
}

addEventListener(
  'pointerdown',
  () => {
    clearTimeout(timer)
    isPressing = true
  },
  true,
)
addEventListener('pointerup', () => settleIn(noClickAfterMs), true)
addEventListener('pointercancel', () => settleIn(0), true)
addEventListener('click', () => settleIn(0), true)

/**
 * Now, or as soon as the press that is under way has been let go. A field that is left by a tap would otherwise show
 * what is wrong with it between press and release, everything below would move, and the tap would miss.
 */
export function afterPress(act: () => void): void {
  if (isPressing) waiting.add(act)
  else act()
}

/**
 * The same for what a field takes back as soon as it is left, because its value has become right: its place stays until
 * the press is over.
 */
export function keepPlace(field: HTMLElement | null | undefined): void {
  if (!field || !isPressing) return
  field.style.minBlockSize = `${field.getBoundingClientRect().height}px`
  afterPress(() => {
    field.style.minBlockSize = ''
  })
}
