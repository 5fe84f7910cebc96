import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { downloadPaymentFile, type PaymentDetails } from '@sarai/wire/portal/money/payments.ts'
import { saveFile } from '@sarai/frame/data/save-file.ts'
import { LoadError } from '@sarai/frame/failure/load-error.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Callout } from '@sarai/ui/kit/show/callout.tsx'
import { Loading } from '@sarai/ui/kit/show/loading.tsx'
import { Skeleton } from '@sarai/ui/kit/show/skeleton.tsx'
import { api } from '#shared/api.ts'
import { paymentQueries } from '#shared/payments/payment-calls.ts'
import { usePaymentWords } from '#shared/payments/payment-words.ts'

/** What was sent with a receipt: a picture is shown, a PDF is saved. Nothing is opened before the scanner has looked. */
export function PaymentFile({ id, of: payment }: { id: number; of: PaymentDetails }) {
  const t = usePaymentWords()
  const { fileName, isFileHeld, isFileRefused } = payment
  const query = useQuery({
    queryKey: [...paymentQueries, id, 'file'],
    queryFn: () => api(downloadPaymentFile, { params: { id } }),
    enabled: !isFileHeld && !isFileRefused,
    // A file never changes.
    staleTime: Infinity,
  })
  if (isFileHeld) return <Callout tone="warning">{t('fileHeld')}</Callout>
  if (isFileRefused) return <Callout tone="warning">{t('fileRefused')}</Callout>
  const { data: file } = query
  if (query.error && !file) return <LoadError of={query} />
  if (!file) {
    return (
      <Loading>
        <Skeleton className="h-60 w-full rounded-inner" />
      </Loading>
    )
  }
  if (file.mediaType.startsWith('image/')) return <Shown file={file} name={fileName} />
  return (
    <Button icon={FileDown} onPress={() => saveFile(file)}>
      {t('openPdf')}
    </Button>
  )
}

type Sent = { mediaType: string; content: BlobPart }

function Shown({ file, name }: { file: Sent; name: string }) {
  const t = usePaymentWords()
  const [url] = useState(() => URL.createObjectURL(new Blob([file.content], { type: file.mediaType })))
  return (
    <figure className="grid min-w-0 gap-1.5">
      <img
        src={url}
        // What is drawn is kept; an address that is never given back keeps the file in memory as well.
        onLoad={() => URL.revokeObjectURL(url)}
        alt={t('fileShown')}
        className="max-h-120 w-full rounded-inner border border-line bg-sunken object-contain"
      />
      <figcaption className="truncate text-small text-muted">
        <bdi>{name}</bdi>
      </figcaption>
    </figure>
  )
}
