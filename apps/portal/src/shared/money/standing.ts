type Sums = { readonly Charged: number; readonly Paid: number; readonly Waiting: number }

/** How a contract is paid, in parts that make the whole: found, sent but not looked at, and still to be paid. */
export function standingOf({ Charged, Paid, Waiting }: Sums) {
  const paid = Math.min(Math.max(0, Paid), Charged)
  const waiting = Math.min(Waiting, Charged - paid)
  return { paid, waiting, rest: Charged - paid - waiting }
}
