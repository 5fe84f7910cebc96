import { useState } from 'react'
import type { DeskPayment } from '@sarai/wire/desk/money/payments.ts'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { usePaymentFile } from '#features/payments/payment-calls.ts'
import { FileNote, whyNoFile } from '#features/payments/picture/file-notes.tsx'
import { useGestures } from '#features/payments/picture/gestures.ts'
import { OnePicture } from '#features/payments/picture/one-picture.tsx'
import { PictureTools } from '#features/payments/picture/picture-tools.tsx'
import { whole } from '#features/payments/picture/picture-view.ts'
import { useTurn } from '#features/payments/picture/turns.ts'

/** What was sent with a receipt, as near as one likes; where there is nothing to look at, why. */
export function PictureCard({ of: payment }: { of: DeskPayment }) {
  const why = whyNoFile(payment)
  if (why === undefined) return <PictureOf payment={payment} />
  return (
    <Card className="grid min-h-80 place-items-center">
      <FileNote why={why} />
    </Card>
  )
}

function PictureOf({ payment: { id, number } }: { payment: DeskPayment }) {
  const [view, setView] = useState(whole)
  const [turn, turnBy] = useTurn(id)
  const gestures = useGestures(view, setView)
  const file = usePaymentFile(id, true)
  const isPicture = file.data?.mediaType.startsWith('image/') ?? false
  return (
    <Card className="overflow-hidden">
      {isPicture && <PictureTools view={view} onView={setView} onToggle={gestures.toggle} onTurn={turnBy} />}
      <OnePicture
        file={file}
        number={number}
        view={view}
        turn={turn}
        gestures={gestures}
        className="h-[min(30rem,70dvh)] lg:h-[calc(100dvh-15rem)]"
      />
    </Card>
  )
}
