import type pg from 'pg'
import { createLook } from '#database/transaction/look.ts'
import { createRead } from '#database/transaction/read.ts'
import { createWrite } from '#database/transaction/write.ts'
import type { Database, DatabaseOptions } from '#database/unit-of-work.ts'

export function openDatabase(pool: pg.Pool, options: DatabaseOptions): Database {
  const bounded = { timeoutMs: 10_000, ...options }
  return {
    look: createLook(pool, bounded),
    read: createRead(pool, bounded),
    write: createWrite(pool, bounded),
  }
}
