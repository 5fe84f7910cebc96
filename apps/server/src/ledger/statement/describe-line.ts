import { isDifference, type Transaction } from '@sarai/wire/portal/money/transactions.ts'
import type { Language } from '@sarai/locale/language.ts'
import { say } from '@sarai/locale/message.ts'
import { statementWords } from '#ledger/statement/statement-words.ts'

/** What a line is about, as a statement says it. */
export function describeLine(language: Language, line: Transaction): string {
  const words = statementWords[language]
  const request = line.RequestNumber ?? ''
  const payment = line.PaymentNumber ?? ''
  switch (line.Kind) {
    case 'charge': {
      const [price, commission] = isDifference(line)
        ? [words.priceChanged, words.commissionChanged]
        : [words.price, words.commission]
      return say(language, line.Part === 'commission' ? commission : price, { request })
    }
    case 'reversal':
      return say(language, line.Part === 'commission' ? words.reversedCommission : words.reversedPrice, { request })
    case 'penalty':
      return say(language, words.penalty, { request })
    case 'payment':
      if (line.PaymentNumber === null) return words.moved
      return say(language, line.Reference.startsWith('cash') ? words.cash : words.receipt, { payment })
    case 'payout':
      if (line.PaymentNumber !== null) return say(language, words.refund, { payment })
      return line.Reference.startsWith('move/') ? words.movedOn : words.paidOut
    case 'adjustment':
      return words.adjustment
  }
}
