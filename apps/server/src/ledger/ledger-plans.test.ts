import type { listTransactions as operation } from '@sarai/wire/portal/money/transactions.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { expect, it } from 'vitest'
import { listTransactions } from '#ledger/list-transactions.ts'
import { someBooks } from '#ledger/testing/some-books.ts'
import { judge, openExplained, type Explained } from '#testing/explained-database.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, anAgency } = await openTestApp()
const short = await anAgency('Short')
const long = await anAgency('Long')
for (const [{ agencyId }, stays] of [
  [short, 200],
  [long, 7_000],
] as const) {
  const books = someBooks(database, agencyId)
  await books.fill(await books.aContract(), stays)
}
await database.sql('vacuum analyze journal')
await database.sql('vacuum analyze balance')
const { plansOf, plansAfter } = await openExplained(database)

const growing = new Set([
  'journal',
  ...Array.from({ length: 32 }, (_, part) => `journal_${String(part).padStart(2, '0')}`),
])
const blocksOf = (plans: readonly Explained[]) =>
  plans.reduce((sum, { Plan }) => sum + Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], 0)

type Asked = InputOf<typeof operation>['query']
const reads =
  ({ agencyId }: typeof short, asked: Partial<Asked>) =>
  (db: Parameters<Parameters<typeof plansOf>[0]>[0]) =>
    listTransactions(db, someoneOf(agencyId), { PageSize: 25, ...asked })

it.each<[string, Partial<Asked>, Partial<Asked>]>([
  ['the last page', {}, {}],
  ['the first page', { Page: 1 }, { Page: 1 }],
  ['a page in the middle', { Page: 12 }, { Page: 420 }],
  ['the days of a range', { From: '2026-01-01', Until: '2026-12-31' }, { From: '2026-01-01', Until: '2026-12-31' }],
])('%s of a long account costs what it costs of a short one', async (_, inShort, inLong) => {
  await plansOf(reads(short, inShort))
  await plansOf(reads(long, inLong))
  const [small, large] = [await plansOf(reads(short, inShort)), await plansOf(reads(long, inLong))]
  expect(blocksOf(large)).toBeLessThanOrEqual(1.5 * blocksOf(small))
  expect(judge(large, growing).scanned).toEqual([])
})

it('sabotage: without its places an account is read whole', async () => {
  const plans = await plansAfter('drop index journal_of_account, journal_by_day', reads(long, { Page: 420 }))
  expect(blocksOf(plans)).toBeGreaterThan(150)
})
