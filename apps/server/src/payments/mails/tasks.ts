import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, ContractId, UserId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import { userOf, userOrOwner } from '#accounts/recipient-queries.ts'
import { systemCaller } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Tasks } from '#jobs/tasks.ts'
import { ourWord } from '#mail/mail-name.ts'
import type { Mailer } from '#mail/mailer.ts'
import { mailedPayment } from '#payments/mails/mailed-payment.ts'
import { letter, paymentLetters } from '#payments/mails/payment-letters.ts'

/** But for `except`, who has it already. */
const accountants = query<{ agencyId: AgencyId; except: UserId | null }, { userId: UserId }>(`
  select id as "userId" from agency_user
  where agency_id = $agencyId and role = 'accountant' and disabled_at is null and id is distinct from $except
  order by id limit 50`)
const owners = query<{ agencyId: AgencyId }, { userId: UserId }>(`
  select id as "userId" from agency_user where agency_id = $agencyId and role = 'owner' and disabled_at is null
  order by id limit 50`)
/** Credit that moved on to another contract is booked alike, and was not paid out. */
const paidOut = query<
  { agencyId: AgencyId; contractId: ContractId; journal: string | null },
  { amount: number; currency: Currency }
>(`
  select amount, journal.currency from journal, unnest(accounts, amounts) as side (account, amount)
  where agency_id = $agencyId and contract_id = $contractId and about = 'payout' and account = 'agency'
    and case when $journal::text is null then id like 'payout/%' else id = $journal end
  order by place desc limit 1`)

/** What agencies are told of what they paid. */
export function paymentTasks(deps: { db: Database; mailer: Mailer; portalOrigin: string }) {
  const contractPage = (contractId: ContractId) => `${deps.portalOrigin}/orders/order-details/${contractId}`

  async function mail(news: TaskPayloads['mail-payment'], jobId: string): Promise<void> {
    const { agencyId, paymentId, copy, journal = null, version = null } = news
    const { payment, reader } = await deps.db.read(systemCaller(`job-${jobId}`), async (tx) => {
      const found = await mailedPayment.one(tx, { agencyId, paymentId, journal, version })
      const recipient = copy
        ? await userOf.first(tx, { agencyId, userId: copy.userId })
        : await userOrOwner.first(tx, { agencyId, userId: found.sentBy })
      return { payment: found, reader: recipient }
    })
    const content = reader && paymentLetters[news.mail](payment, reader, contractPage(payment.contracts[0]!))
    if (reader === undefined || content === undefined) return
    // Copies that were asked for twice are the same mail.
    const id = copy === undefined ? `job-${jobId}` : `job-${copy.of}-${copy.userId}`
    await deps.mailer.send({ id, to: reader.email, language: reader.language, content })
  }

  /** To the accountants, or the owners where there are none: whoever looks after the money. */
  async function readersOf(tx: Tx, agencyId: AgencyId) {
    const found = await accountants.all(tx, { agencyId, except: null })
    return found.length > 0 ? found : owners.all(tx, { agencyId })
  }

  async function mailCredit(news: TaskPayloads['mail-credit'], jobId: string): Promise<void> {
    const { agencyId, contractId, journal = null } = news
    const [paid, ...readers] = await deps.db.read(systemCaller(`job-${jobId}`), async (tx) => {
      const found = await readersOf(tx, agencyId)
      return tx.ask([
        paidOut.ask.one({ agencyId, contractId, journal }),
        ...found.map(({ userId }) => userOf.ask.one({ agencyId, userId })),
      ])
    })
    for (const { userId, email, language, name } of readers) {
      const content = letter('creditPaidOut', language, {
        name,
        contract: ourWord(contractNumber(contractId)),
        amount: ourWord(showMoney(language, money(paid.amount, paid.currency))),
        url: contractPage(contractId),
      })
      // The job may be tried again after some of them were sent: they are the same mails then.
      await deps.mailer.send({ id: `job-${jobId}-${userId}`, to: email, language, content })
    }
  }

  return {
    'mail-payment': mail,
    // A job for each: an address that refuses its mail holds up no other, and nobody is written to again because of it.
    'mail-payment-copies': (news, jobId) =>
      deps.db.write(systemCaller(`job-${jobId}`), async (tx) => {
        const { agencyId, paymentId } = news
        const { sentBy } = await mailedPayment.one(tx, { agencyId, paymentId, journal: null, version: null })
        for (const { userId } of await accountants.all(tx, { agencyId, except: sentBy })) {
          const key = `copy-${jobId}-${userId}`
          await enqueue(tx, 'mail-payment', { ...news, copy: { userId, of: jobId } }, { key })
        }
      }),
    'mail-credit': mailCredit,
  } satisfies Partial<Tasks>
}
