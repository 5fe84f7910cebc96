import { applyEffects, openAccount } from '#contract/account.ts'
import type { ContractAccount } from '#contract/account.ts'
import { asRequestId } from '#ground/ids.ts'
import type { RequestId } from '#ground/ids.ts'
import { charge, payment } from '#books/ledger.ts'
import { eur, noon, a1, c1 } from '#testing/a-request.ts'

const heading = (id: string, requestId?: RequestId) => ({ id, contractId: c1, requestId, at: noon })

/** A contract account in euros with these final prices charged and these payments received, in their order. */
export function anAccount(
  charges: Readonly<Record<RequestId, number>> = {},
  payments: Readonly<Record<string, number>> = {},
): ContractAccount {
  const charged = Object.entries(charges).map(([requestId, amount]) =>
    charge(heading(`request/${requestId}/charge`, asRequestId(Number(requestId))), eur(amount), eur(0)),
  )
  const paid = Object.entries(payments).map(([id, amount]) => payment(heading(id), 'bank', eur(amount)))
  const effects = [...charged, ...paid].map((journal) => ({ kind: 'post', journal }) as const)
  return applyEffects(openAccount(a1, c1, 'EUR'), effects)
}
