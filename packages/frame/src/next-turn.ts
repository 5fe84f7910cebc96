/**
 * Ends this turn of the browser: what it draws or what somebody presses comes before what follows. By a message, because
 * a tab that nobody looks at may wait a minute for a timer.
 */
export function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
