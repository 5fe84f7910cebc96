import { describe, expect, it } from 'vitest'
import type { PaymentId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { showDeadline } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { showMoney } from '@sarai/locale/number/money-display.ts'
import type { PaymentMail } from '#jobs/payment-mails.ts'
import type { TaskPayloads } from '#jobs/task-payloads.ts'
import type { Mailer } from '#mail/mailer.ts'
import { paymentTasks } from '#payments/mails/tasks.ts'
import { openPaying } from '#payments/testing/paying.ts'
import { requestTasks } from '#reservations/tasks.ts'

const { database, owing, finance, aColleague, deadlineIn } = await openPaying()
const { sql } = database

/** Nobody of an agency is written to in the language of a hotel. */
type Sent = Parameters<Mailer['send']>[0] & { language: Language }
type Job = { task: 'mail-payment' | 'mail-payment-copies'; payload: TaskPayloads['mail-payment']; id: string }

const outbox = () => {
  const sent: Sent[] = []
  const mailer: Mailer = { send: async (one) => void sent.push(one as Sent) }
  return { sent, deps: { db: database.workerDb, mailer, portalOrigin: 'https://portal.example' } }
}
const jobsAbout = (paymentId: PaymentId, mail: PaymentMail) =>
  sql<Job>(
    `select jobs.id::text, identifier as task, payload
     from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = task_id
     where payload ->> 'paymentId' = $1 and payload ->> 'mail' = $2 order by jobs.id`,
    [`${paymentId}`, mail],
  )

/** Runs every job about it, and those that these ask for. */
async function mailsOf({ paymentId }: { paymentId: PaymentId }, mail: PaymentMail): Promise<Sent[]> {
  const { sent, deps } = outbox()
  const tasks = paymentTasks(deps)
  for (const { task, payload, id } of await jobsAbout(paymentId, mail)) {
    if (payload.copy === undefined) await tasks[task](payload, id)
  }
  for (const { payload, id } of await jobsAbout(paymentId, mail)) {
    if (payload.copy) await tasks['mail-payment'](payload, id)
  }
  return sent
}
const textOf = (mails: readonly Sent[]) => JSON.stringify(mails.map(({ content }) => content))

/** Whoever pays reads English, and another accountant beside them Persian. */
async function twoReaders() {
  const one = await owing()
  const { agencyId } = one.of
  const second = await aColleague(agencyId, 'accountant')
  const reads = (userId: number, language: Language) =>
    sql(`update agency_user set language = $1 where agency_id = $2 and id = $3`, [language, agencyId, userId])
  await reads(one.accountant.userId, 'en')
  await reads(second.userId, 'fa')
  return { ...one, second }
}

describe('what finance decides about a payment', () => {
  it('is told to whoever sent it and once to each other accountant, in their language', async () => {
    const { send, contractId, accountant, second } = await twoReaders()
    const payment = await send({ Amount: 20_000 })
    await finance.approve(payment)
    const mails = await mailsOf(payment, 'receipt-approved')
    expect(mails.map(({ to, language }) => [to, language])).toEqual([
      [accountant.username, 'en'],
      [second.username, 'fa'],
    ])
    for (const { language, content } of mails) {
      const text = JSON.stringify(content)
      expect(text).toContain(`P-${payment.paymentId}`)
      expect(text).toContain(`C-${contractId}`)
      expect(text).toContain(showMoney(language, money(10_000, 'EUR')))
      expect(text).toContain(`/orders/order-details/${contractId}`)
    }
    const [again] = await mailsOf(payment, 'receipt-approved')
    expect(again!.id).toBe(mails[0]!.id)
  })

  it('says what finance wrote, what to do and by when, where it said no', async () => {
    const { send } = await twoReaders()
    const payment = await send()
    await finance.reject(payment, 'The number is not that of a transfer.')
    const text = textOf(await mailsOf(payment, 'receipt-rejected'))
    expect(text).toContain('The number is not that of a transfer.')
    expect(text).toContain('send it again')
    expect(text).toContain('دوباره ثبت کنید')
    expect(text).toMatch(/by .*, Tehran time/)
  })

  it('says by when to pay what runs, beside what another receipt holds', async () => {
    const { send, another, contractId, of } = await twoReaders()
    const second = await another({ ExtendedOrderId: contractId })
    await deadlineIn(of.requestId, 4 * 3_600)
    await deadlineIn(second.of.requestId, 8 * 3_600)
    await send()
    const payment = await send({ Amount: 100 })
    await finance.reject(payment, 'The number is not that of a transfer.')
    expect(textOf(await mailsOf(payment, 'receipt-rejected'))).toMatch(/by .*, Tehran time/)
  })

  it('asks for no money that already waits at finance, of each contract for itself', async () => {
    const { send, another, contractId } = await twoReaders()
    const second = await another()
    const part = await send({ Amount: 20_000 })
    await finance.reject(await send({ Amount: 100 }))
    await finance.approve(part)
    const approved = textOf(await mailsOf(part, 'receipt-approved'))
    expect(approved).toContain(`Still to be paid there: ${showMoney('en', money(10_000, 'EUR'))}`)
    await send({ Amount: 1_500 })
    expect(textOf(await mailsOf(part, 'receipt-approved'))).toContain(showMoney('en', money(8_500, 'EUR')))
    // More than one contract owes does not pay for another.
    await send({ Amount: 50_000 })
    expect(textOf(await mailsOf(part, 'receipt-approved'))).not.toMatch(/Still to be paid|Please pay it by/)
    const Shares = [contractId, second.contractId].map((OrderId) => ({ OrderId, Amount: 100 }))
    const over = await send({ Amount: 200, Shares })
    await finance.reject(over)
    expect(textOf(await mailsOf(over, 'receipt-rejected'))).toContain(showMoney('en', money(30_000, 'EUR')))
  })

  it('names the part that was found', async () => {
    const { send } = await twoReaders()
    const payment = await send()
    await finance.approve(payment, { amount: 12_300 })
    expect(textOf(await mailsOf(payment, 'receipt-approved'))).toContain(showMoney('en', money(12_300, 'EUR')))
  })

  it('is told of money that went back, and of cash', async () => {
    const { send, bring } = await twoReaders()
    const refunded = await send()
    await finance.refund(refunded)
    expect(textOf(await mailsOf(refunded, 'receipt-refunded'))).toContain('Paid twice')
    const declined = await bring(1_000)
    await finance.declineCash(declined)
    expect(textOf(await mailsOf(declined, 'cash-not-approved'))).toContain('Nobody came')
    const held = await bring(30_000)
    await finance.holdCash(held)
    expect(await mailsOf(held, 'cash-approved')).toHaveLength(2)
    const over = await bring(5_000)
    await finance.holdCash(over)
    await finance.returnCash(over)
    expect(textOf(await mailsOf(over, 'cash-returned'))).toContain(showMoney('en', money(5_000, 'EUR')))
    expect(await mailsOf(over, 'cash-approved')).toEqual([])
  })

  it('starts a deadline again, which whoever submitted the request is told', async () => {
    const { send, of } = await twoReaders()
    await finance.reject(await send())
    const { sent, deps } = outbox()
    const tasks = requestTasks(deps)
    await tasks['mail-request']({ ...of, mail: 'deadline-resumed' }, '1')
    expect(sent).toMatchObject([{ language: 'en', content: { subject: expect.stringContaining('runs again') } }])
  })

  it('tells accountants of credit that was paid out', async () => {
    const { of, contractId, send } = await twoReaders()
    await finance.approve(await send({ Amount: 31_000 }))
    await finance.payOut(of.agencyId, contractId, 1_000)
    const { sent, deps } = outbox()
    await paymentTasks(deps)['mail-credit']({ agencyId: of.agencyId, contractId, mail: 'credit-paid-out' }, '2')
    expect(sent).toHaveLength(2)
    expect(textOf(sent)).toContain(showMoney('fa', money(1_000, 'EUR')))
  })

  it('tells what each time went back, also of two that follow each other', async () => {
    const { of, contractId, send } = await twoReaders()
    const payment = await send({ Amount: 40_000 })
    await finance.approve(payment)
    await finance.refund(payment, 'Too much', 1_100)
    await finance.refund(payment, 'A stay less', 2_200)
    const returned = await mailsOf(payment, 'receipt-refunded')
    const english = returned.filter(({ language }) => language === 'en')
    const texts = [textOf(english.slice(0, 1)), textOf(english.slice(1))]
    expect(texts[0]).toContain(showMoney('en', money(1_100, 'EUR')))
    expect(texts[0]).toContain('The reason: Too much')
    expect(texts[1]).toContain(showMoney('en', money(2_200, 'EUR')))
    expect(texts[1]).toContain('The reason: A stay less')

    await finance.payOut(of.agencyId, contractId, 1_000)
    await finance.payOut(of.agencyId, contractId, 2_000)
    const jobs = await sql<{ id: string; payload: TaskPayloads['mail-credit'] }>(
      `select id::text, payload from graphile_worker._private_jobs
       where payload ->> 'mail' = 'credit-paid-out' and payload ->> 'contractId' = $1 order by id`,
      [`${contractId}`],
    )
    const { sent, deps } = outbox()
    for (const { id, payload } of jobs) await paymentTasks(deps)['mail-credit'](payload, id)
    expect(sent).toHaveLength(4)
    expect(textOf(sent.slice(0, 2))).toContain(showMoney('en', money(1_000, 'EUR')))
    expect(textOf(sent.slice(2))).toContain(showMoney('en', money(2_000, 'EUR')))
  })

  it('tells what went back of each share of a transfer, also of two that follow each other', async () => {
    const { send, another } = await twoReaders()
    const first = await another()
    const second = await another()
    const Shares = [first, second].map(({ contractId: OrderId }) => ({ OrderId, Amount: 40_000 }))
    const payment = await send({ Amount: 80_000, Shares }, first.contractId)
    await finance.approve(payment)
    await finance.refund(payment, 'Too much', 1_100, second.contractId)
    await finance.refund(payment, 'Too much', 2_200, second.contractId)
    const english = (await mailsOf(payment, 'receipt-refunded')).filter(({ language }) => language === 'en')
    expect(textOf(english.slice(0, 1))).toContain(showMoney('en', money(1_100, 'EUR')))
    expect(textOf(english.slice(1))).toContain(showMoney('en', money(2_200, 'EUR')))
  })
})

it('a rejection asks nobody to pay what they have sent again, though it looks like another', async () => {
  const again = { Amount: 30_000, ReceiptNumber: 'Again 1' }
  await (await owing()).send(again)
  const { agent, send } = await owing()
  await sql(`update agency_user set language = 'en' where agency_id = $1`, [agent.agencyId])
  const first = await send({ Amount: 30_000 })
  await send(again)
  await finance.reject(first)
  const text = textOf(await mailsOf(first, 'receipt-rejected'))
  expect(text).toContain('could not accept')
  expect(text).not.toContain('Still to be paid')
})

describe.each(['request-accepted', 'payment-reminder', 'deadline-resumed', 'deadline-extended'] as const)(
  'a mail that asks for money (%s)',
  (mail) => {
    it.each(['en', 'fa'] as const)(
      'asks for what remains, not for what is paid or being checked already, in %s',
      async (language) => {
        const { agent, of, send } = await owing()
        await sql(`update agency_user set language = $1 where id = $2`, [language, agent.userId])
        const [request] = await sql<{ at: Date }>(`select deadline_at as at from request where id = $1`, [of.requestId])
        const told = async () => {
          const { sent, deps } = outbox()
          await requestTasks(deps)['mail-request']({ ...of, mail, deadline: request!.at.getTime() }, '1')
          return textOf(sent)
        }
        const euros = (cents: number) => showMoney(language, money(cents, 'EUR'))
        const settled = /is paid already|پیش‌تر پرداخت شده/
        const whole = await told()
        expect(whole).toContain(euros(30_000))
        expect(whole).not.toMatch(settled)
        await finance.approve(await send({ Amount: 10_100 }))
        const rest = await told()
        expect(rest).toMatch(settled)
        for (const cents of [19_900, 10_100, 30_000]) expect(rest).toContain(euros(cents))
        await send({ Amount: 5_000 })
        const less = await told()
        for (const cents of [14_900, 15_100, 30_000]) expect(less).toContain(euros(cents))
      },
    )

    it.each(['en', 'fa'] as const)(
      'asks nobody to pay again what they sent, though it stops no clock, in %s',
      async (language) => {
        const receipt = { Amount: 30_000, ReceiptNumber: `Twin ${mail} ${language}` }
        await (await owing()).send(receipt)
        const { agent, of, send } = await owing()
        await sql(`update agency_user set language = $1 where id = $2`, [language, agent.userId])
        await send(receipt)
        const [request] = await sql<{ at: Date; held: Date | null }>(
          `select deadline_at as at, deadline_held_since as held from request where id = $1`,
          [of.requestId],
        )
        expect(request!.held).toBeNull()
        const { sent, deps } = outbox()
        await requestTasks(deps)['mail-request']({ ...of, mail, deadline: request!.at.getTime() }, '1')
        const text = textOf(sent)
        expect(text).toMatch(/still being checked|هنوز در حال بررسی است/)
        expect(text).not.toMatch(/Please pay €|What we have found|را تا .* پرداخت کنید/)
        expect(text).toContain(showDeadline(language, request!.at.getTime()))
      },
    )
  },
)
