import { listActivity as list } from '@sarai/wire/desk/activity.ts'
import { readSaver as saver } from '@sarai/wire/desk/savers.ts'
import { listActivity } from '#activity/activity-queries.ts'
import { readSaver } from '#activity/last-saver.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { Serve } from '#http/serve.ts'

export function serveActivity(serve: Serve, { db }: { db: Database }) {
  serve(list, ({ query }, caller) => listActivity(db, caller, query))
  serve(saver, ({ query }, caller) => readSaver(db, caller, query))
}
