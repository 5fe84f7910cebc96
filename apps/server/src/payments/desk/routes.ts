import {
  decideAdjustment as decide,
  listAgencyBalances as balances,
  listDeskContracts as contracts,
  moveDeskCredit as move,
  payOutCredit as payOut,
  proposeAdjustment as propose,
  readDeskContract as contract,
} from '@sarai/wire/desk/money/contracts.ts'
import {
  approvePayment as approve,
  countDeskPayments as counts,
  downloadDeskPaymentFile as download,
  listDeskPayments as list,
  readDeskPayment as read,
  refundPayment as refund,
  rejectPayment as reject,
} from '@sarai/wire/desk/money/payments.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { ObjectStore } from '#files/object-store.ts'
import type { Serve } from '#http/serve.ts'
import { approvePayment } from '#payments/desk/approve-payment.ts'
import { decideAdjustment } from '#payments/desk/contracts/decide-adjustment.ts'
import { listAgencyBalances } from '#payments/desk/contracts/list-agency-balances.ts'
import { listDeskContracts } from '#payments/desk/contracts/list-desk-contracts.ts'
import { moveDeskCredit } from '#payments/desk/contracts/move-desk-credit.ts'
import { payOutCredit } from '#payments/desk/contracts/pay-out-credit.ts'
import { proposeAdjustment } from '#payments/desk/contracts/propose-adjustment.ts'
import { readDeskContract } from '#payments/desk/contracts/read-desk-contract.ts'
import { countDeskPayments } from '#payments/desk/count-desk-payments.ts'
import { downloadDeskPaymentFile } from '#payments/desk/download-payment-file.ts'
import { listDeskPayments } from '#payments/desk/list-desk-payments.ts'
import { readDeskPayment } from '#payments/desk/read-desk-payment.ts'
import { refundPayment } from '#payments/desk/refund-payment.ts'
import { rejectPayment } from '#payments/desk/reject-payment.ts'

export function serveDeskPayments(serve: Serve, deps: { db: Database; files: ObjectStore }) {
  const { db } = deps
  serve(list, ({ query }, caller) => listDeskPayments(db, caller, query))
  serve(counts, (_, caller) => countDeskPayments(db, caller))
  serve(read, ({ params }, caller) => readDeskPayment(db, caller, params.id))
  serve(download, ({ params }, caller) => downloadDeskPaymentFile(deps, caller, params.id))
  serve(approve, ({ params, body }, caller) => approvePayment(db, caller, params.id, body))
  serve(reject, ({ params, body }, caller) => rejectPayment(db, caller, params.id, body))
  serve(refund, ({ params, body }, caller) => refundPayment(db, caller, params.id, body))
  serve(contracts, ({ query }, caller) => listDeskContracts(db, caller, query))
  serve(contract, ({ params }, caller) => readDeskContract(db, caller, params.id))
  serve(payOut, ({ params, body }, caller) => payOutCredit(db, caller, params.id, body))
  serve(move, ({ params, body }, caller) => moveDeskCredit(db, caller, params.id, body))
  serve(propose, ({ params, body }, caller) => proposeAdjustment(db, caller, params.id, body))
  serve(decide, ({ params, body }, caller) => decideAdjustment(db, caller, params.id, body))
  serve(balances, ({ query }, caller) => listAgencyBalances(db, caller, query))
}
