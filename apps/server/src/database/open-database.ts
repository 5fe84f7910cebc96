import type pg from 'pg'
import { createLook } from '#database/transaction/look.ts'
import { createRead } from '#database/transaction/read.ts'
import { createWrite } from '#database/transaction/write.ts'
import type { Database, DatabaseOptions } from '#database/unit-of-work.ts'

export function openDatabase(pool: pg.Pool, options: DatabaseOptions): Database {
  return {
    look: createLook(pool, options),
    read: createRead(pool, options),
    write: createWrite(pool, options),
  }
}
