import * as z from 'zod/mini'
import type { DeskContract } from '@sarai/wire/desk/money/contracts.ts'
import { filledParagraphs } from '@sarai/wire/values/text.ts'
import { amountIn } from '@sarai/frame/form/amount-schema.ts'

export type ContractDialogProps = { contract: DeskContract; onClose: () => void }

/** An amount above nothing in the contract's currency, and why. */
export function movedMoney(currency: string) {
  return { amount: amountIn(currency).check(z.minimum(1, 'zero')), reason: filledParagraphs(500) }
}
