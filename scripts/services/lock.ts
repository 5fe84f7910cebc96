import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Two commands that start the same folder at once take turns; a lock whose holder died is nobody's. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!tryTake(file)) {
    if (!holderLives(file)) rmSync(file, { force: true })
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function holderLives(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
