import type { listTransactions as operation, Transaction } from '@sarai/wire/portal/money/transactions.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { linesOf } from '#ledger/account-lines.ts'
import {
  accountsOf,
  firstDay,
  journalsBetween,
  nothingYet,
  standAfter,
  standNow,
  standOn,
  type Stand,
} from '#ledger/account-queries.ts'
import { Problem } from '#problem.ts'

type Asked = InputOf<typeof operation>['query']

/**
 * A page of the account. Lines are numbered and every journal knows what was owed after it, so the range is found by
 * looking at its two ends, and a page in the middle of a long account costs what the first one costs.
 */
export function listTransactions(
  db: Database,
  caller: AgencyCaller,
  { Page, PageSize, ...range }: Asked,
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, language } = caller
  return db.read(caller, async (tx) => {
    const found = await rangeOf(tx, agencyId, range)
    const { account, opening, closing } = found
    const total = closing.entry - opening.entry
    const pages = Math.max(1, Math.ceil(total / PageSize))
    const page = Page ?? pages
    const from = Math.min(opening.entry + (page - 1) * PageSize, closing.entry)
    const until = Math.min(from + PageSize, closing.entry)
    const lines = await readLines(tx, { agencyId, currency: account.currency, language }, from, until)
    return {
      Data: lines,
      Total: total,
      Page: page,
      Currency: account.currency,
      CurrencySign: account.sign,
      Currencies: found.currencies,
      CarriedForward: lines[0] ? before(lines[0]) : await balanceAt(tx, agencyId, account.currency, from),
      CarriedOver: lines.at(-1)?.Balance ?? (await balanceAt(tx, agencyId, account.currency, from)),
      OpeningBalance: opening.balance,
      ClosingBalance: closing.balance,
      TotalDebit: closing.debits - opening.debits,
      TotalCredit: closing.debits - opening.debits - (closing.balance - opening.balance),
      FirstDay: found.firstDay,
    }
  })
}

export type StatementRange = Pick<Asked, 'Currency' | 'From' | 'Until'>

/** The account that is meant, and how it stood before the range and at its end. */
export async function rangeOf(tx: Tx, agencyId: AgencyId, { Currency, From, Until }: StatementRange) {
  const accounts = await accountsOf.all(tx, { agencyId, asked: Currency ?? null })
  const account = Currency === undefined ? fallback(accounts) : accounts.find(({ currency }) => currency === Currency)
  if (account === undefined) throw new Problem('NOT_FOUND')
  const of = { agencyId, currency: account.currency }
  const [now, start, end, first] = await tx.ask([
    standNow.ask.first(of),
    standOn.ask.first({ ...of, day: From === undefined ? '0001-01-01' : addDays(calendarDay(From), -1) }),
    standOn.ask.first({ ...of, day: Until ?? '9999-12-31' }),
    firstDay.ask.first(of),
  ])
  const opening = (From === undefined ? undefined : start) ?? nothingYet
  const closing = (Until === undefined ? now : end) ?? nothingYet
  return {
    account,
    opening,
    // Of days that are the wrong way round nothing is left, and nothing is taken back.
    closing: closing.entry < opening.entry ? opening : closing,
    currencies: accounts.filter(({ hasAccount }) => hasAccount).map(({ currency }) => currency),
    firstDay: first?.day ?? null,
  }
}

/** The house's currency, unless the agency has an account in others alone. */
function fallback<Account extends { isHouse: boolean; hasAccount: boolean }>(accounts: readonly Account[]) {
  const used = accounts.filter(({ hasAccount }) => hasAccount)
  return used.find(({ isHouse }) => isHouse) ?? used[0] ?? accounts.find(({ isHouse }) => isHouse)
}

type Of = { agencyId: AgencyId; currency: string; language: Language }

/** The lines after `from`, up to `until`. */
export async function readLines(tx: Tx, of: Of, from: number, until: number): Promise<Transaction[]> {
  if (until <= from) return []
  const journals = await journalsBetween.all(tx, { ...of, from: from + 1, until, most: until - from + 1 })
  return journals.flatMap(linesOf).filter(({ Id }) => Id > from && Id <= until)
}

const before = ({ Balance, Debit, Credit }: Transaction) => Balance - Debit + Credit

async function balanceAt(tx: Tx, agencyId: AgencyId, currency: string, entry: number): Promise<number> {
  const stand: Stand = (await standAfter.first(tx, { agencyId, currency, entry })) ?? nothingYet
  return stand.balance
}
