import {
  askStatement as ask,
  downloadStatement as file,
  listTransactions as list,
  readStatement as progress,
} from '@sarai/wire/portal/money/transactions.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Serve } from '#http/serve.ts'
import { listTransactions } from '#ledger/list-transactions.ts'
import { askStatement } from '#ledger/statement/ask-statement.ts'
import { downloadStatement, readStatement } from '#ledger/statement/download-statement.ts'

type Deps = { db: Database; files: ObjectStore }

export function serveLedger(serve: Serve, deps: Deps) {
  serve(list, ({ query }, caller) => listTransactions(deps.db, caller, query))
  serve(ask, ({ body }, caller) => askStatement(deps.db, caller, body))
  serve(progress, (_, caller) => readStatement(deps.db, caller))
  serve(file, ({ params }, caller) => downloadStatement(deps, caller, params.id))
}
