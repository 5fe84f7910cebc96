import type { Receipt } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { query, type Tx } from '#database/query.ts'
import type { Marks } from '#payments/payment-rows.ts'

type Look = { agencyId: AgencyId; key: string; claimed: string; fileHash: Buffer | null }

/** Each by its own index; which of them is the same the rules say. */
const own = query<Look, PaymentRow>(`
  select ${paymentColumns} from (
    (select agency_id, id from payment where receipt_key = $key and claimed = $claimed and agency_id = $agencyId
       and state not in ('Rejected', 'Withdrawn') order by id limit 20)
    union
    (select agency_id, id from payment where file_hash = $fileHash and agency_id = $agencyId
       and state not in ('Rejected', 'Withdrawn') order by id limit 20)
  ) alike
  join payment on payment.agency_id = alike.agency_id and payment.id = alike.id
  order by payment.id`)
const twins = query<
  Look & {
    bankId: number | null
    currency: string
    hash: Buffer | null
    parts: readonly number[] | null
    greys: Buffer | null
  },
  { twin: PaymentId; why: string }
>(`
  select twin, why from receipt_twins($agencyId, $key, $bankId, $currency, $claimed, $fileHash, $hash, $parts,
    $greys)`)

/** In this order: whoever asks for twins waits for whoever is just sending the same. */
export async function knownReceipts(
  tx: Tx,
  agencyId: AgencyId,
  { number: key, claimed }: Pick<Receipt, 'number' | 'claimed'>,
  { fileHash, pictureHash, pictureParts, bankId, greys }: Marks & { bankId: number | null; greys: Buffer | null },
): Promise<{ own: Receipt[]; twin: { twin: PaymentId; why: string } | undefined }> {
  const look = { agencyId, key, claimed: `${claimed.minor}`, fileHash }
  const twinLook = { ...look, bankId, currency: claimed.currency, hash: pictureHash, parts: pictureParts, greys }
  const [twin, rows] = await tx.ask([twins.ask.first(twinLook), own.ask.all(look)])
  return { own: rows.map(receiptFrom), twin }
}
