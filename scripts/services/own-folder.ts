import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MARKER = 'made-by-sarai-services'

/** Takes an empty or new folder for ourselves. A folder with anything in it that we did not mark is somebody's data. */
export function claimFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (isOurs(folder)) return
  if (readdirSync(folder).length > 0) throw new Error(refusal(folder))
  writeFileSync(join(folder, MARKER), 'Everything here is thrown away by: npm run services -- stop\n')
}

export function removeOwnFolder(folder: string): void {
  if (!existsSync(folder)) return
  assertOurs(folder)
  rmSync(folder, { recursive: true, force: true })
}

export function assertOurs(folder: string): void {
  if (!isOurs(folder)) throw new Error(refusal(folder))
}

const isOurs = (folder: string) => existsSync(join(folder, MARKER))

function refusal(folder: string): string {
  const what = existsSync(join(folder, 'PG_VERSION')) ? 'a PostgreSQL cluster' : 'a folder'
  return `${folder} is ${what} that these scripts did not make (no ${MARKER} in it): refusing to touch it`
}
