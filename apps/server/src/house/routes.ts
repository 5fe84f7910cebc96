import { readPublicInfo } from '@sarai/wire/portal/accounts.ts'
import {
  addPaymentChoice as addChoice,
  addRate as add,
  editHouse as edit,
  editPaymentChoice as editChoice,
  listCurrencies as currencies,
  listPaymentChoices as choices,
  listRateHistory as history,
  listRates as rates,
  readHouse as read,
  setTerms as set,
  switchCurrency as turn,
} from '@sarai/wire/desk/settings.ts'
import {
  addRejectionReason as addReason,
  editRejectionReason as editReason,
  listRejectionReasons as reasons,
} from '@sarai/wire/desk/requests/rejection-reasons.ts'
import { listPaymentReasons as whyNot } from '@sarai/wire/desk/money/payments.ts'
import {
  addPaymentReason as addWhyNot,
  editPaymentReason as editWhyNot,
  listFinanceLimits as limits,
  setFinanceLimit as setLimit,
} from '@sarai/wire/desk/money/settings.ts'
import {
  addHoliday as addFree,
  editHoliday as editFree,
  readAnswerHours as hours,
  readCancellationPolicy as policy,
  removeHoliday as removeFree,
  setAnswerHours as setHours,
  setCancellationPolicy as setPolicy,
} from '@sarai/wire/desk/house-rules.ts'
import {
  listBanks,
  listReceiptTypes,
  readCurrency as ownCurrency,
  readTerms as terms,
} from '@sarai/wire/portal/house.ts'
import type { Database } from '#database/unit-of-work.ts'
import { addHoliday } from '#house/add-holiday.ts'
import { addPaymentChoice } from '#house/add-payment-choice.ts'
import { addRate } from '#house/add-rate.ts'
import { readCancellationPolicy } from '#house/cancellation-queries.ts'
import { listCurrencies, readCurrency } from '#house/currency-queries.ts'
import { editHoliday } from '#house/edit-holiday.ts'
import { editHouse } from '#house/edit-house.ts'
import { editPaymentChoice } from '#house/edit-payment-choice.ts'
import { listFinanceLimits } from '#house/finance/limit-queries.ts'
import { setFinanceLimit } from '#house/finance/set-finance-limit.ts'
import { readHouse, readTerms } from '#house/house-queries.ts'
import { readAnswerHours } from '#house/hours-queries.ts'
import { listInUse, listPaymentChoices } from '#house/payment-choices.ts'
import { listRateHistory, listRates } from '#house/rate-queries.ts'
import { paymentReasons } from '#house/reasons/payment-reasons.ts'
import { rejectionReasons } from '#house/reasons/rejection-reasons.ts'
import { removeHoliday } from '#house/remove-holiday.ts'
import { setAnswerHours } from '#house/set-answer-hours.ts'
import { setCancellationPolicy } from '#house/set-cancellation-policy.ts'
import { setTerms } from '#house/set-terms.ts'
import type { SupportPhone } from '#house/support-phone.ts'
import { switchCurrency } from '#house/switch-currency.ts'
import type { Serve } from '#http/serve.ts'

export function serveHouse(
  serve: Serve,
  { db, supportPhone, installedPhone }: { db: Database; supportPhone: SupportPhone; installedPhone: string },
) {
  serve(readPublicInfo, async () => ({ SupportPhone: await supportPhone.latest() }))
  serve(terms, (_, caller) => readTerms(db, caller))
  serve(ownCurrency, (_, caller) => readCurrency(db, caller))
  serve(listBanks, (_, caller) => listInUse(db, caller, 'banks'))
  serve(listReceiptTypes, (_, caller) => listInUse(db, caller, 'receipt-types'))

  serve(choices, ({ params }, caller) => listPaymentChoices(db, caller, params.list))
  serve(addChoice, ({ params, body }, caller) => addPaymentChoice(db, caller, params, body))
  serve(editChoice, ({ params, body }, caller) => editPaymentChoice(db, caller, params, body))
  serve(currencies, (_, caller) => listCurrencies(db, caller))
  serve(turn, ({ params, body }, caller) => switchCurrency(db, caller, params.code, body))
  serve(rates, (_, caller) => listRates(db, caller))
  serve(history, ({ params, query }, caller) => listRateHistory(db, caller, params, query))
  serve(add, ({ body }, caller) => addRate(db, caller, body))
  serve(read, (_, caller) => readHouse(db, caller, installedPhone))
  serve(edit, ({ body }, caller) => editHouse(db, caller, body))
  serve(set, ({ body }, caller) => setTerms(db, caller, body))

  serve(hours, (_, caller) => readAnswerHours(db, caller))
  serve(setHours, ({ body }, caller) => setAnswerHours(db, caller, body))
  serve(addFree, ({ body }, caller) => addHoliday(db, caller, body))
  serve(editFree, ({ params, body }, caller) => editHoliday(db, caller, params.id, body))
  serve(removeFree, ({ params, query }, caller) => removeHoliday(db, caller, params.id, query.version))
  serve(reasons, (_, caller) => rejectionReasons.list(db, caller))
  serve(addReason, ({ body }, caller) => rejectionReasons.add(db, caller, body))
  serve(editReason, ({ params, body }, caller) => rejectionReasons.edit(db, caller, params.id, body))
  serve(whyNot, (_, caller) => paymentReasons.list(db, caller))
  serve(addWhyNot, ({ body }, caller) => paymentReasons.add(db, caller, body))
  serve(editWhyNot, ({ params, body }, caller) => paymentReasons.edit(db, caller, params.id, body))
  serve(limits, (_, caller) => listFinanceLimits(db, caller))
  serve(setLimit, ({ params, body }, caller) => setFinanceLimit(db, caller, params.currency, body))
  serve(policy, (_, caller) => readCancellationPolicy(db, caller))
  serve(setPolicy, ({ body }, caller) => setCancellationPolicy(db, caller, body))
}
