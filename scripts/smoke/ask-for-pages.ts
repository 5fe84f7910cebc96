/** The few answers that show that a process of the product stands: each line is printed, and the first wrong one throws. */
export async function askForPages(origin: string): Promise<void> {
  await ask(`${origin}/healthz`, 200, '"alive"')
  await ask(`${origin}/readyz`, 200, '"ready"')
  await ask(`${origin}/auth/login`, 200, '<div id="root">')
  await ask(`${origin}/desk/`, 200, '<div id="root">')
  await ask(`${origin}/api/Client`, 406, 'ProfileSummaryDTO')
}

async function ask(url: string, status: number, holds: string): Promise<void> {
  const answer = await fetch(url)
  const text = await answer.text()
  const isRight = answer.status === status && text.includes(holds)
  console.log(`${isRight ? '✓' : '✗'} ${answer.status} ${url}`)
  if (!isRight) throw new Error(`${url} should answer ${status} with ${holds}`)
}
