/** As long after a press of a key or a button, what a screen asks for is still an answer to it. */
const answersForMs = 60_000

let lastTouch = 0

/** Whether nobody has touched this tab for a while. It listens from the first time it is asked for. */
export function watchForIdle(): () => boolean {
  lastTouch = Date.now()
  for (const kind of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(kind, () => (lastTouch = Date.now()), { capture: true, passive: true })
  }
  return () => Date.now() - lastTouch > answersForMs
}
