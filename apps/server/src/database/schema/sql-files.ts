import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export type SqlFile = { name: string; sql: string }

/** The .sql files of a folder, in the order of their names. */
export async function readSqlFiles(from: URL): Promise<SqlFile[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, from), 'utf8') })))
}

export function checksumOf({ sql }: SqlFile): string {
  return createHash('sha256').update(sql).digest('hex')
}
