import { expect, test, type APIRequestContext } from '@playwright/test'
import { addAgencyNote } from '../packages/wire/src/desk/agencies.ts'
import { deskToken, logInToDesk } from './colleague.ts'
import { speak } from './people.ts'

const turns = 50

test(`a change reaches a browser at the other API process in under 300 ms (median of ${turns})`, async ({
  page,
  request,
}) => {
  await speak(page, 'en')
  await logInToDesk(page, process.env['E2E_OTHER_ORIGIN'])
  // The browser notes when each event arrives; the changes below are made at the first process.
  await page.evaluate(async () => {
    const arrivals: number[] = []
    Object.assign(window, { arrivals })
    const stream = await fetch('/desk/api/live', {
      headers: { authorization: `Bearer ${sessionStorage.getItem('DeskToken')}` },
    })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    await reader.read()
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (part.value.includes('event: change')) arrivals.push(Date.now())
      }
    })()
  })
  const arrivals = () => page.evaluate(() => (window as unknown as { arrivals: number[] }).arrivals)

  const token = await deskToken()
  const delays: number[] = []
  for (let turn = 1; turn <= turns; turn += 1) {
    const answeredAt = await writeANote(request, token)
    await expect.poll(async () => (await arrivals()).length, { intervals: [20] }).toBeGreaterThanOrEqual(turn)
    delays.push((await arrivals())[turn - 1]! - answeredAt)
  }
  delays.sort((a, b) => a - b)
  const median = delays[turns / 2]!
  console.info(
    `answer of one process to event in a browser at the other: median ${median} ms, worst ${delays.at(-1)} ms`,
  )
  expect(median).toBeLessThan(300)
})

/** A change at the first process: a note about an agency. Answers the moment at which it was acknowledged. */
async function writeANote(request: APIRequestContext, token: string): Promise<number> {
  const answer = await request.post(`${process.env['E2E_ORIGIN']}${addAgencyNote.path.replace('{id}', '1')}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { text: 'Called back.' },
  })
  expect(answer.status()).toBe(204)
  return Date.now()
}
