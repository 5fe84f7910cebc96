import type { DeskContract, DeskJournal } from '@sarai/wire/desk/money/contracts.ts'

/** A line of the account, as an accountant reads it. */
export type LedgerLine = {
  journal: DeskJournal
  debit: number
  credit: number
  /** What makes it up beside the agency's own side, where that is more than one thing, or not the one that it is called. */
  parts: readonly { account: string; amount: number }[]
  /** A journal and what took it back, drawn as one. */
  isFolded: boolean
}

/** On the agency's account a debit is what it owes. */
function owedBy({ entries }: DeskJournal): number {
  return entries.reduce((sum, { account, amount }) => (account === 'agency' ? sum + amount : sum), 0)
}

/** Against the agency's own side: what is credited there is what it owes more. */
function partsOf({ entries }: DeskJournal) {
  const others = entries
    .filter(({ account }) => account !== 'agency')
    .map(({ account, amount }) => ({ account, amount: -amount }))
  return others.length > 1 || others[0]?.account === 'commission' ? others : []
}

/** Each journal is a line; one that was taken back is folded into its reversal unless they are asked for. */
export function linesOf(journals: readonly DeskJournal[], showsReversed: boolean): LedgerLine[] {
  const takenBack = new Set(journals.map(({ reverses }) => reverses))
  return journals.flatMap((journal) => {
    const isFolded = journal.reverses !== null && !showsReversed
    if (takenBack.has(journal.id) && !showsReversed) return []
    const owed = isFolded ? 0 : owedBy(journal)
    return [
      {
        journal,
        debit: Math.max(0, owed),
        credit: Math.max(0, -owed),
        parts: isFolded ? [] : partsOf(journal),
        isFolded,
      },
    ]
  })
}

/** Which other journals and requests a line has to do with: the money of the one pays for the other. */
export function paidWith({ journals, allocations }: Pick<DeskContract, 'journals' | 'allocations'>, id: string) {
  const journal = journals.find((one) => one.id === id)
  const given = allocations.filter(({ credit }) => credit === id)
  const taken = allocations.filter(
    (one) =>
      one.journal === id ||
      (one.request !== null && one.request === journal?.request?.id && journal.kind !== 'payment'),
  )
  return {
    requests: new Set(given.flatMap(({ request }) => (request === null ? [] : [request]))),
    journals: new Set([
      ...given.flatMap((one) => (one.journal === null ? [] : [one.journal])),
      ...taken.map(({ credit }) => credit),
    ]),
  }
}

/** Whether a line is marked while another one is pointed at. */
export function isMarked(journal: DeskJournal, marked: ReturnType<typeof paidWith>): boolean {
  if (marked.journals.has(journal.id)) return true
  return journal.kind !== 'payment' && journal.request !== null && marked.requests.has(journal.request.id)
}

/** By what a line is called. Between contracts of an agency nobody pays and nothing is paid out. */
export function nameIn({ id, kind }: DeskJournal): DeskJournal['kind'] | 'moved' {
  return id.startsWith('move/') ? 'moved' : kind
}

/** `receipt/7/11` is payment 7: the number that people know it by. */
export function paymentIn(journalId: string): { id: number; number: string } | undefined {
  const [, id] = /^(?:receipt|cash|payment)\/(\d+)(?:\/|$)/.exec(journalId) ?? []
  return id === undefined ? undefined : { id: Number(id), number: `P-${id}` }
}
