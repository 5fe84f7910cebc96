import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { createProcessWork, ProcessExhausted } from '#work/process-work.ts'

const bounds = { slowestMs: 10_000, mostMegabytes: 300 }
const folder = mkdtempSync(join(tmpdir(), 'process-work-'))
afterAll(() => rmSync(folder, { recursive: true }))
const watching = new URL('watch-memory.ts', import.meta.url).href

/** Work that a piece of code does with `given`; it answers with `process.send`. */
function workOf(code: string, changes: Partial<typeof bounds> = {}) {
  const script = `import { livesWithinBounds } from '${watching}'
    livesWithinBounds()
    process.once('message', async (given) => { ${code} })`
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, script)
  const work = createProcessWork<unknown>(pathToFileURL(file), { ...bounds, ...changes })
  onTestFinished(() => work.close())
  return work
}

it('answers what the process says, each time another one', async () => {
  const work = workOf('process.send({ twice: given * 2, pid: process.pid })')
  const [first, second] = [await work.do(21), await work.do(4)] as { twice: number; pid: number }[]
  expect([first!.twice, second!.twice]).toEqual([42, 8])
  expect(first!.pid).not.toBe(second!.pid)
})

it('knows no setting and no secret', async () => {
  const work = workOf('process.send(Object.keys(process.env))')
  expect(await work.do(0)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(S3|SMTP|DATABASE|PATH)/)]))
})

it('ends a process that takes too long, and does the next work', async () => {
  const work = workOf('if (given === 0) for (;;); else process.send(given)', { slowestMs: 3_000 })
  await expect(work.do(0)).rejects.toThrow(ProcessExhausted)
  await expect(work.do(1)).resolves.toBe(1)
}, 20_000)

it('survives a process that takes more memory than it may have', async () => {
  const greedy = `const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 5)`
  await expect(workOf(greedy).do(0)).rejects.toThrow('took more than 300 MB')
}, 20_000)

it('fails with a process that ends without an answer, and with one that cannot start', async () => {
  await expect(workOf('process.exit(3)').do(0)).rejects.toThrow('without an answer (3)')
  const nowhere = createProcessWork(new URL('file:///nowhere.ts'), bounds)
  onTestFinished(() => nowhere.close())
  await expect(nowhere.do(0)).rejects.toThrow('without an answer')
})

it('a process outlives a signal that was meant for all, and not its end', async () => {
  const work = workOf(`process.kill(process.pid, 'SIGTERM'); setTimeout(() => process.send('done'), 200)`)
  await expect(work.do(0)).resolves.toBe('done')
  const endless = work.do(0)
  work.close()
  await expect(endless).rejects.not.toThrow(ProcessExhausted)
  await expect(work.do(0)).rejects.toThrow('no more work')
})
