import { makePriceList } from '#catalogue/price-list/make-price-list.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Tasks } from '#jobs/tasks.ts'

export function priceListTasks(deps: { db: Database; files: ObjectStore }) {
  return {
    'make-price-list': (key, jobId) => makePriceList(deps, key, jobId),
  } satisfies Partial<Tasks>
}
