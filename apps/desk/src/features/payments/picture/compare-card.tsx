import { useState } from 'react'
import { Layers } from 'lucide-react'
import type { DeskPayment, PaymentTwin } from '@sarai/wire/desk/money/payments.ts'
import { StateChip } from '@sarai/ui/booking/state-chip.tsx'
import { Button } from '@sarai/ui/kit/button/button.tsx'
import { Card } from '@sarai/ui/kit/show/card.tsx'
import { usePaymentFile } from '#features/payments/payment-calls.ts'
import { FileNote, whyNoFile } from '#features/payments/picture/file-notes.tsx'
import { useGestures } from '#features/payments/picture/gestures.ts'
import { OnePicture } from '#features/payments/picture/one-picture.tsx'
import { PictureTools } from '#features/payments/picture/picture-tools.tsx'
import { whole } from '#features/payments/picture/picture-view.ts'
import { usePictureWords } from '#features/payments/picture/picture-words.ts'
import { useTurn } from '#features/payments/picture/turns.ts'

const height = 'h-[min(22rem,50dvh)] lg:h-[calc(100dvh-26rem)]'

/** A receipt beside the one that it looks like. Both move together; while it is held, the earlier one blinks over it. */
export function CompareCard({ of: payment, twin }: { of: DeskPayment; twin: PaymentTwin }) {
  const t = usePictureWords()
  const [view, setView] = useState(whole)
  const [isOver, setOver] = useState(false)
  const [turn, turnBy] = useTurn(payment.id)
  const [twinTurn, turnTwinBy] = useTurn(twin.id)
  const own = useGestures(view, setView)
  const other = useGestures(view, setView)
  const why = whyNoFile(payment)
  const file = usePaymentFile(payment.id, payment.file !== null && !payment.file.isHeld)
  const twinFile = usePaymentFile(twin.id, twin.hasFile)
  const laid = twinFile.data?.mediaType.startsWith('image/') ? twinFile.data.blob : undefined
  const turnBoth = (by: 1 | -1) => {
    turnBy(by)
    turnTwinBy(by)
  }
  return (
    <Card className="overflow-hidden">
      <PictureTools view={view} onView={setView} onToggle={own.toggle} onTurn={turnBoth}>
        <Button
          size="small"
          icon={Layers}
          isDisabled={laid === undefined}
          onPressStart={() => setOver(true)}
          onPressEnd={() => setOver(false)}
        >
          {t('holdOverlay')}
        </Button>
      </PictureTools>
      <div className="grid grid-cols-2 gap-px border-t border-line bg-line *:min-w-0 *:bg-surface">
        <figure>
          <figcaption className="flex min-h-9 flex-wrap items-center gap-x-2 px-3 py-1.5 text-small font-semibold text-on-error-soft">
            {t('thisOne')} · <bdi dir="ltr">{payment.number}</bdi>
          </figcaption>
          {why ? (
            <FileNote why={why} />
          ) : (
            <OnePicture
              file={file}
              number={payment.number}
              view={view}
              turn={turn}
              gestures={own}
              over={isOver && laid ? { blob: laid, turn: twinTurn } : undefined}
              className={height}
            />
          )}
        </figure>
        <figure>
          <figcaption className="flex min-h-9 flex-wrap items-center gap-x-2 px-3 py-1.5 text-small font-semibold text-soft">
            {t('earlier')} · <bdi dir="ltr">{twin.number}</bdi>
            <span className="max-sm:hidden">
              <StateChip of="receipt" state={twin.state} />
            </span>
          </figcaption>
          {twin.hasFile ? (
            <OnePicture
              file={twinFile}
              number={twin.number}
              view={view}
              turn={twinTurn}
              gestures={other}
              className={height}
            />
          ) : (
            <FileNote why="twinNone" />
          )}
        </figure>
      </div>
      <p className="border-t border-line px-3.5 py-2 text-small text-soft">{t('overlayHint')}</p>
    </Card>
  )
}
