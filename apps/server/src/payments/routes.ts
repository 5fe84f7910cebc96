import { listContracts as contracts, readContract as contract } from '@sarai/wire/portal/money/contracts.ts'
import {
  downloadPaymentFile as file,
  listCash as cash,
  listContractPayments as ofContract,
  listPaymentCurrencies as currencies,
  listReceipts as receipts,
  moveCredit as move,
  readPayment as payment,
  requestCash as bring,
  submitReceipt as submit,
  withdrawPayment as withdraw,
} from '@sarai/wire/portal/money/payments.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Serve } from '#http/serve.ts'
import { listContracts } from '#payments/contracts/list-contracts.ts'
import { readContract } from '#payments/contracts/read-contract.ts'
import { listPaymentCurrencies } from '#payments/list-payment-currencies.ts'
import { listCash, listContractPayments, listReceipts } from '#payments/list-payments.ts'
import { moveCredit } from '#payments/move-credit.ts'
import { downloadPaymentFile, readPayment } from '#payments/read-payment.ts'
import { submitReceipt } from '#payments/receipts/submit-receipt.ts'
import { requestCash } from '#payments/request-cash.ts'
import { withdrawPayment } from '#payments/withdraw-payment.ts'

type Deps = { db: Database; files: ObjectStore }

export function servePayments(serve: Serve, deps: Deps) {
  const { db } = deps
  serve(contracts, ({ query }, caller) => listContracts(db, caller, query))
  serve(contract, ({ params }, caller) => readContract(db, caller, params.id))
  serve(submit, ({ body }, caller) => submitReceipt(db, caller, body))
  serve(bring, ({ body }, caller) => requestCash(db, caller, body))
  serve(withdraw, ({ params, body }, caller) => withdrawPayment(db, caller, params.id, body.version))
  serve(move, ({ params, body }, caller) => moveCredit(db, caller, params.id, body))
  serve(receipts, ({ query }, caller) => listReceipts(db, caller, query))
  serve(cash, ({ query }, caller) => listCash(db, caller, query))
  serve(ofContract, ({ query }, caller) => listContractPayments(db, caller, query.orderId))
  serve(payment, ({ params }, caller) => readPayment(db, caller, params.id))
  serve(file, ({ params }, caller) => downloadPaymentFile(deps, caller, params.id))
  serve(currencies, ({ query }, caller) => listPaymentCurrencies(db, caller, query.orderId))
}
