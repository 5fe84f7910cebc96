import { calendarDayAt, msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { PaymentId } from '@sarai/domain/ground/ids.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { clock } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { SentPayment } from '#demo/payments/decide-demo.ts'
import type { DemoAmount, DemoCash, DemoReceipt } from '#demo/payments/demo-payment.ts'
import { standing, type DemoContract } from '#demo/payments/demo-world.ts'
import { createReceiptDrawing, savedAgain } from '#demo/payments/draw-receipt.ts'
import type { ObjectStore } from '#files/object-store.ts'
import { lookOf } from '#files/pictures/picture-look.ts'
import { rateOn } from '#house/finance/rate-of-day.ts'
import { submitReceipt } from '#payments/receipts/submit-receipt.ts'
import { requestCash } from '#payments/request-cash.ts'
import { takeUpload } from '#uploads/take-upload.ts'

type Named = { id: number; nameEn: string; nameFa: string }
const currencyByCode = query<{ code: Currency }, { id: number }>(`select id from currency where code = $code`)
const bankByName = query<{ name: string }, Named>(
  `select id, name_en as "nameEn", name_fa as "nameFa" from bank where name_en = $name`,
)
const typeByName = query<{ name: string }, Named>(
  `select id, name_en as "nameEn", name_fa as "nameFa" from receipt_type where name_en = $name`,
)

export type Paying = ReturnType<typeof createPaying>

/** What an agency sends and announces. Its pictures are drawn for the day of the seeding, with what it says it paid. */
export function createPaying({ db, files }: { db: Database; files: ObjectStore }) {
  const draw = createReceiptDrawing()
  const drawn = new Map<string, Buffer>()

  async function sendReceipt(payer: AgencyCaller, receipt: DemoReceipt, contracts: readonly DemoContract[]) {
    const [bank, type, { now }] = await db.look(payer, [
      bankByName.ask.one({ name: receipt.bank }),
      typeByName.ask.one({ name: receipt.type }),
      clock.ask.one(),
    ])
    const paidAt = now - receipt.hoursAgo * msPerHour
    const paid = await amountOf(db, payer, receipt, { contracts, paidAt })
    const picture = await pictureOf(receipt, { bank, type, paidAt, ...paid })
    const FileName = picture === undefined ? '' : await upload(payer, picture)
    const { Id } = await submitReceipt(db, payer, {
      OrderId: contracts[0]!.contractId,
      ReceiptNumber: receipt.receipt,
      PaymentDateTime: new Date(paidAt).toISOString(),
      ReceiptPaymentTypeId: type.id,
      SenderName: receipt.sender,
      FileName,
      Amount: paid.amount,
      Description: receipt.note ?? '',
      CurrencyId: paid.currencyId,
      BankId: bank.id,
      Shares:
        contracts.length === 1
          ? []
          : contracts.map(({ contractId }, place) => ({ OrderId: contractId, Amount: paid.dues[place]! })),
    })
    return sent(Id, contracts[0]!, paid)
  }

  async function announceCash(payer: AgencyCaller, cash: DemoCash, contract: DemoContract) {
    const paid = await amountOf(db, payer, cash, { contracts: [contract], paidAt: Date.now() })
    const { Id } = await requestCash(db, payer, {
      OrderId: contract.contractId,
      Amount: paid.amount,
      CurrencyId: paid.currencyId,
      PayerName: cash.cashFrom,
      Description: cash.note ?? '',
    })
    return sent(Id, contract, paid)
  }

  async function pictureOf(
    { receipt: number, picture, sender }: DemoReceipt,
    {
      bank,
      type,
      paidAt,
      amount,
      currency,
    }: { bank: Named; type: Named; paidAt: number; amount: number; currency: Currency },
  ): Promise<Buffer | undefined> {
    if (picture === undefined) return undefined
    if (typeof picture === 'object') return savedAgain(drawn.get(picture.drawnOf)!)
    const name = ({ nameEn, nameFa }: Named) => (picture === 'fa' ? nameFa : nameEn)
    const content = await draw({
      language: picture,
      bank: name(bank),
      type: name(type),
      number,
      sender,
      amount: money(amount, currency),
      paidAt,
    })
    drawn.set(number, content)
    return content
  }

  /** Drawn a moment ago: no stranger's file, which would be scanned and drawn anew in a process of its own. */
  const upload = (payer: AgencyCaller, picture: Buffer) =>
    takeUpload(
      {
        db,
        files,
        scan: async () => 'clean',
        redraw: async (content) => ({
          width: 0,
          height: 0,
          sizes: [{ width: 0, content }],
          look: await lookOf(content),
        }),
      },
      payer,
      { name: 'receipt.webp', content: picture },
    )

  return { sendReceipt, announceCash }
}

type Paid = Awaited<ReturnType<typeof amountOf>>

function sent(id: number, { contractId }: DemoContract, { amount, rate }: Paid): SentPayment {
  return { paymentId: id as PaymentId, contractId, amount, rate }
}

/** In minor units of what is paid, with the rate of the day on which it was; `dues` is what each contract has to get. */
async function amountOf(
  db: Database,
  payer: AgencyCaller,
  { amount: asked }: { amount: DemoAmount },
  { contracts, paidAt }: { contracts: readonly DemoContract[]; paidAt: number },
) {
  const stands = await Promise.all(contracts.map((contract) => standing(db, payer, contract)))
  const dues = stands.map(({ due }) => due)
  const due = dues.reduce((sum, one) => sum + one, 0)
  const own = stands[0]!.currency
  const currency: Currency = 'minor' in asked ? asked.currency : 'dueInRials' in asked ? 'IRR' : own
  const [{ id: currencyId }, ofTheDay] = await db.look(payer, [
    currencyByCode.ask.one({ code: currency }),
    rateOn.ask.first({ from: currency, to: own, day: calendarDayAt(paidAt, tehran) }),
  ])
  const rate = currency === own ? null : ofTheDay!
  const amount =
    'minor' in asked
      ? asked.minor
      : 'due' in asked
        ? due + (asked.plus ?? 0)
        : Math.ceil((due * rate!.fromAmount) / rate!.toAmount)
  return { amount, currency, currencyId, rate, dues }
}
