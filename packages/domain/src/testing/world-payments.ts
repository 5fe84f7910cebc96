import { approveCash, declineCash, requestCash, returnCash } from '#contract/cash-payment.ts'
import type { CashPayment } from '#contract/cash-payment.ts'
import { contractAmountDue, demandsOf } from '#contract/balance.ts'
import { waitingIn } from '#contract/contract.ts'
import type { Contract } from '#contract/contract.ts'
import { moveCredit, payOutCredit } from '#contract/credit-moves.ts'
import { cashHappened, creditMoved, receiptHappened } from '#contract/happen.ts'
import { asPaymentId } from '#ground/ids.ts'
import { isPositive, money, subtract } from '#ground/money.ts'
import type { Money } from '#ground/money.ts'
import { approveReceipt, refundReceipt, rejectReceipt, submitReceipt, withdrawReceipt } from '#contract/receipt.ts'
import type { Receipt } from '#contract/receipt.ts'
import { duplicateOf } from '#contract/receipt-duplicate.ts'
import { ok } from '#ground/result.ts'
import { eur, c1, c2 } from '#testing/a-request.ts'
import { keep, keepAll, pick } from '#testing/contract-world.ts'
import type { Step, World } from '#testing/contract-world.ts'

/** Agencies mostly pay what is due next, often in part, sometimes too much. */
function amountToPay(world: World, size: number): Money {
  const next = demandsOf(world.contract.account, world.contract.requests)[0]?.missing ?? eur(size * 100)
  if (size <= 4) return next
  if (size <= 6) return money(next.minor / 2n + 1n, 'EUR')
  const all = contractAmountDue(world.contract.account, world.contract.requests)
  return money((isPositive(all) ? all.minor : 0n) + BigInt(size) * 1000n, 'EUR')
}

const back = (world: World) => ({ reason: 'back', at: world.at, account: world.contract.account })
const decision = (world: World, amount: Money) => ({
  by: 'Mina',
  at: world.at,
  amount,
  secondPersonAbove: eur(100_000),
})
const part = (claimed: Money, size: number) => (size > 7 ? money(claimed.minor / 2n + 1n, claimed.currency) : claimed)

/** Every third receipt is one of a few numbers again, so that duplicates happen. */
function sendReceipt(world: World, size: number): void {
  if (waitingIn(world.contract).length > 1) return receiptStep(world, 'approve-receipt', { kind: '', which: 1, size })
  const claimed = amountToPay(world, size)
  const { receipts } = world.contract
  const id = asPaymentId(receipts.length + 1)
  const half = money(claimed.minor / 2n, claimed.currency)
  const isShared = size > 6 && isPositive(half)
  const own = { contractId: c1, expected: isShared ? subtract(claimed, half) : claimed }
  const shares = isShared ? [own, { contractId: c2, expected: half }] : [own]
  const draft = { id, number: size % 3 === 0 ? 'again' : String(id), claimed, shares }
  const sent = submitReceipt(draft, { own: [], twin: duplicateOf(draft, receipts)?.id })
  keepAll(world, isShared ? 'share-receipt' : 'send-receipt', receiptHappened(paidBy(world, draft), sent, world.at))
}

function paidBy({ contract, other }: World, { shares }: Pick<Receipt, 'shares'>): Contract[] {
  return shares.length > 1 ? [contract, other] : [contract]
}

function decideReceipt(world: World, kind: string, size: number, receipt: Receipt) {
  if (kind === 'reject-receipt') return rejectReceipt(receipt, { reason: 'not found' })
  if (kind === 'withdraw-receipt') return withdrawReceipt(receipt)
  if (kind === 'refund-receipt')
    return refundReceipt(receipt, { ...back(world), amount: size > 5 ? eur(size) : undefined })
  // A flagged one takes two people; the second finds what the first did.
  const by = receipt.approval ? 'Reza' : 'Mina'
  return approveReceipt(receipt, { ...decision(world, part(receipt.claimed, size)), by, overruled: 'another payment' })
}

function receiptStep(world: World, kind: string, { which, size }: Step): void {
  const decide = (receipt: Receipt) => decideReceipt(world, kind, size, receipt)
  const receipt = pick(world.contract.receipts, which, (each) => decide(each).ok)
  if (receipt) keepAll(world, kind, receiptHappened(paidBy(world, receipt), decide(receipt), world.at))
}

function announceCash(world: World, size: number): void {
  const claimed = amountToPay(world, size)
  const draft = {
    id: asPaymentId(world.contract.cash.length + 1),
    contractId: c1,
    claimed,
    expected: claimed,
    payer: 'Ali',
  }
  keep(world, 'announce-cash', cashHappened(world.contract, requestCash(draft), world.at))
}

function decideCash(world: World, kind: string, size: number, cash: CashPayment) {
  if (kind === 'decline-cash') return declineCash(cash, { reason: 'nobody came' })
  if (kind === 'return-cash') return returnCash(cash, back(world))
  return approveCash(cash, decision(world, part(cash.claimed, size)))
}

function cashStep(world: World, kind: string, { which, size }: Step): void {
  const decide = (cash: CashPayment) => decideCash(world, kind, size, cash)
  const cash = pick(world.contract.cash, which, (each) => decide(each).ok)
  if (cash) keep(world, kind, cashHappened(world.contract, decide(cash), world.at))
}

function payOut(world: World, size: number): void {
  const { account } = world.contract
  const move = { id: `p${account.journals.length}`, amount: eur(size * 10), at: world.at }
  const spent = payOutCredit(account, move)
  if (spent.ok) keep(world, 'pay-out', ok(creditMoved(world.contract, move.id, spent.value, world.at)))
}

/** To the other contract or from it. */
function moveBetween(world: World, { which, size }: Step): void {
  const isOut = which % 2 === 0
  const [from, to] = isOut ? [world.contract, world.other] : [world.other, world.contract]
  const id = `m${world.done.length}`
  const moved = moveCredit(from.account, to.account, { id, amount: eur(size * 10), at: world.at })
  if (!moved.ok) return
  const paid = creditMoved(from, id, moved.value.from, world.at)
  const got = creditMoved(to, id, moved.value.to, world.at)
  world.other = (isOut ? got : paid).contract
  keep(world, 'move-credit', ok(isOut ? paid : got))
}

/** The agency pays or finance decides. */
export function payStep(world: World, step: Step): void {
  const { kind, size } = step
  if (kind === 'send-receipt') sendReceipt(world, size)
  else if (kind === 'announce-cash') announceCash(world, size)
  else if (kind === 'pay-out') payOut(world, size)
  else if (kind === 'move-credit') moveBetween(world, step)
  else if (kind.endsWith('-receipt')) receiptStep(world, kind, step)
  else cashStep(world, kind, step)
}
